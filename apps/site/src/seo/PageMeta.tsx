import { siteConfig } from '../config/siteConfig.ts';
import type { PagePath } from '../routes.ts';
import type { OgImageFile } from './ogImages.ts';

interface PageMetaProps {
  /** The page's own title; the company's name is added. */
  title: string;
  description: string;
  path: PagePath;
  /** What a link to the page shows, 1200 by 630 pixels; there is none without a build. */
  image: OgImageFile | undefined;
}

/** What browsers, search engines and link previews read of a page. React hoists it to `head`. */
export function PageMeta({ title, description, path, image }: PageMetaProps) {
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
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      {image && <ImageMeta {...image} />}
    </>
  );
}

function ImageMeta({ src, alt }: OgImageFile) {
  const address = siteConfig.origin + src;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
