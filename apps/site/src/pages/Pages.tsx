import { type ComponentType, Suspense } from 'react';
import { PricesAsOf } from '../offers/PricesAsOf.tsx';
import { note } from '../offers/pricesAsOf.css.ts';
import { type PageName, pageNames, routes } from '../routes.ts';
import { SignOff } from '../sign-off/SignOff.tsx';
import { usePage } from './usePage.ts';

const components = import.meta.glob<ComponentType>('./*/Page.tsx', { eager: true, import: 'Page' });

/** The page that is shown. */
export function Pages() {
  const { path } = usePage();
  const name = pageNames.find((it) => routes[it] === path);
  return name && <PageParts key={name} name={name} />;
}

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
