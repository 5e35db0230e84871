import {
  Activity,
  type ComponentType,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { PricesAsOf } from '../offers/PricesAsOf.tsx';
import { note } from '../offers/pricesAsOf.css.ts';
import { type PageName, pageNames, routes } from '../routes.ts';
import { SignOff } from '../sign-off/SignOff.tsx';
import { usePage } from './usePage.ts';

const components = import.meta.glob<ComponentType>('./*/Page.tsx', { eager: true, import: 'Page' });

/**
 * The page that is shown, and after it, hidden, the one that a link under the pointer or the focus
 * leads to: rendered ahead, so that the click only shows it.
 */
export function Pages() {
  const { path } = usePage();
  const shown = pageNames.find((name) => routes[name] === path);
  const [prepared, setPrepared] = useState<PageName>();
  if (prepared === shown) setPrepared(undefined);

  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      const name = pageNames.find((it) => link && routes[it] === link.pathname);
      if (name) startTransition(() => setPrepared(name));
    };
    for (const event of intentEvents) addEventListener(event, prepare, { passive: true });
    return () => {
      for (const event of intentEvents) removeEventListener(event, prepare);
    };
  }, []);

  // In this order, as both pages have some ids: the first one in the document counts.
  // `Suspense`: where something was injected before an `Activity`, it alone would never hydrate.
  return [shown, prepared].map(
    (name) =>
      name && (
        <Suspense key={name}>
          <Activity mode={name === shown ? 'visible' : 'hidden'}>
            <PageParts name={name} />
          </Activity>
        </Suspense>
      ),
  );
}

/** A touch begins with `pointerover`, too. */
const intentEvents = ['pointerover', 'focusin'];

/** A page's offers, their date and the sign-off. */
function PageParts({ name }: { name: PageName }) {
  const file = `.${routes[name]}/Page.tsx`;
  const Page = components[file];
  if (!Page)
    throw new Error(`src/pages${routes[name]}/Page.tsx must export the component \`Page\`.`);
  return (
    <>
      <Suspense>
        <Page />
        <p className={note}>
          <PricesAsOf />
        </p>
      </Suspense>
      <Suspense>
        <SignOff page={name} />
      </Suspense>
    </>
  );
}
