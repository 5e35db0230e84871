import { ogImageSize } from '../PageMeta.tsx';

export const margin = 64;

export const contentWidth = ogImageSize.width - 2 * margin;

export const display = { fontWeight: 800, letterSpacing: '-0.02em' } as const;

/** Sets `border-box`, because satori defaults to `content-box`. */
export const box = { display: 'flex', boxSizing: 'border-box' } as const;
export const row = { ...box, alignItems: 'center' } as const;
export const column = { ...box, flexDirection: 'column' } as const;

export const pill = { ...row, flexShrink: 0, borderRadius: 99, fontWeight: 600 } as const;
