import { Fragment } from 'react';
import {
  Button,
  LinkProvider,
  type Preference,
  ThemeToggle,
  ToastProvider,
  usePreference,
  useToast,
} from '../../index.ts';
import { examples } from './examples.tsx';

const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'theme',
} as const satisfies Preference;

/** Every component on one page, inside the providers. */
export function KitchenSink() {
  return (
    <LinkProvider component={({ href, ...rest }) => <a {...rest} href={`#${href}`} />}>
      <ToastProvider
        duration={60_000}
        labels={{ toast: 'إشعار', region: 'إشعارات ({hotkey})', close: 'أغلق' }}
      >
        <Page />
      </ToastProvider>
    </LinkProvider>
  );
}

function Page() {
  const toast = useToast();
  const [current, setTheme] = usePreference(theme);
  return (
    <>
      {Object.entries(examples).map(([name, example]) => (
        <Fragment key={name}>{example}</Fragment>
      ))}
      <Button onClick={() => toast.show({ title: 'تم' })}>نبّهني</Button>
      <ThemeToggle
        value={current}
        onValueChange={setTheme}
        label="المظهر"
        labels={{ light: 'فاتح', dark: 'داكن' }}
      />
    </>
  );
}
