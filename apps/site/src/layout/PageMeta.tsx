import { siteConfig } from '../config/siteConfig.ts';
import type { PagePath } from '../routes.ts';

interface PageMetaProps {
  /** The page's own title; the company's name is added. */
  title: string;
  description: string;
  path: PagePath;
}

/** What browsers, search engines and chat previews read of a page. React hoists it to `head`. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const fullTitle = `${title} | ${siteConfig.companyName}`;
  const address = siteConfig.origin + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.companyName} />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
