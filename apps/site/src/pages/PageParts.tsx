import { type ComponentType, Suspense } from 'react';
import { PricesAsOf } from '../offers/PricesAsOf.tsx';
import { note } from '../offers/pricesAsOf.css.ts';
import { type PageName, routes } from '../routes.ts';
import { SignOff } from '../sign-off/SignOff.tsx';

const components = import.meta.glob<ComponentType>('./*/Page.tsx', { eager: true, import: 'Page' });

/** A page's offers, their date and the sign-off. */
export function PageParts({ name }: { name: PageName }) {
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
