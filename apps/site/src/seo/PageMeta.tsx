import type { View } from '@agency/pricing-data';
import { useDeferredValue } from 'react';
import { language, pageTitle } from '../content/siteMetadata.ts';
import { usePage } from '../pages/registry.ts';
import { useView } from '../preferences.ts';
import { siteAddress, siteConfig } from '../siteConfig.ts';

/** The recommended size for link previews. */
export const ogImageSize = { width: 1200, height: 630 } as const;

export interface OgImageFile {
  path: string;
  view: View;
  src: string;
  alt: string;
}

declare const __OG_IMAGES__: OgImageFile[] | undefined;

/** The images that the build has rendered; none in `pnpm dev` and Storybook. */
export const ogImages: OgImageFile[] = typeof __OG_IMAGES__ === 'undefined' ? [] : __OG_IMAGES__;

/** The page's metadata, which React hoists to `head`. Omits most `twitter:` tags, as X falls back to Open Graph. */
export function PageMeta() {
  // Defers the metadata of a new view, so that the view is painted first.
  const view = useDeferredValue(useView()[0]);
  const { path, words } = usePage();
  const { title, metaDescription } = words[view];
  const fullTitle = pageTitle(title, siteConfig.companyName);
  const address = siteAddress(path);
  const image = ogImages.find((each) => each.path === path && each.view === view);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={metaDescription} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.companyName} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={metaDescription} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && (
        <>
          <meta property="og:image" content={siteAddress(image.src)} />
          <meta property="og:image:width" content={`${ogImageSize.width}`} />
          <meta property="og:image:height" content={`${ogImageSize.height}`} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
    </>
  );
}
