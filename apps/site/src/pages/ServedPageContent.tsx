import { PageContent, type PageContentProps } from './PageContent.tsx';

/** On the server: a page's content in the element that `KeptPageContent` keeps as it is. */
export function ServedPageContent({ path }: PageContentProps) {
  return (
    <div>
      <PageContent path={path} />
    </div>
  );
}
