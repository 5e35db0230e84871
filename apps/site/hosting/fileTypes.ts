import { extname } from 'node:path';

interface FileType {
  /** The `Content-Type` it is served with. */
  contentType: string;
  /** Whether compressing it helps; fonts and images are compressed already. */
  text: boolean;
}

const text = (type: string): FileType => ({ contentType: `${type}; charset=utf-8`, text: true });
const binary = (contentType: string): FileType => ({ contentType, text: false });

/** The types of files that the built site may have, by extension. */
export const fileTypes = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.webmanifest': text('application/manifest+json'),
  '.woff2': binary('font/woff2'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.ico': binary('image/x-icon'),
} satisfies Record<string, FileType>;

/** The type of a file; `undefined` for one that the site does not have. */
export function fileTypeOf(path: string): FileType | undefined {
  const types: Readonly<Record<string, FileType>> = fileTypes;
  return types[extname(path)];
}
