import { expect, test } from 'vitest';
import { readArtwork } from './artwork.ts';

const drawing = (content: string) => `<svg viewBox="0 0 30 28">${content}</svg>`;

test('a drawing with gradients and clip paths is accepted', () => {
  const svg = drawing(
    '<g clip-path="url(#clip0)"><path fill="url(#a)" d="M0 0h9"/><use xlink:href="#b"/></g>',
  );
  expect(readArtwork('light', `<?xml version="1.0"?>\n${svg}`)).toEqual({
    svg,
    width: 30,
    height: 28,
  });
});

test.each([
  ['<text x="1">Agency</text>', '<text'],
  ['<style>.a{fill:red}</style>', '<style'],
  ['<path style="fill:red"/>', 'style='],
  ['<script>alert()</script>', '<script'],
  ['<image href="photo.png"/>', '<image'],
  ['<use xlink:href="other.svg#a"/>', 'xlink:href="other.svg#a'],
  [
    '<path fill="url(https://elsewhere.example/a.svg#a)"/>',
    'url(https://elsewhere.example/a.svg#a',
  ],
])(
  'a logo with %s is refused with an error that names the file and the markup',
  (content, found) => {
    expect(() => readArtwork('dark', drawing(content))).toThrow(
      `logo/dark.svg contains '${found}'`,
    );
  },
);

test.each(['', ' viewBox="-10 -10 30 28"'])(
  'a logo with the attributes %j is refused for lack of a viewBox that begins at 0 0',
  (attributes) => {
    const refused = () => readArtwork('light', `<svg${attributes}><path d="M0 0h9"/></svg>`);
    expect(refused).toThrow('logo/light.svg has no viewBox that begins at 0 0');
  },
);
