import { uiStyle } from '../theme/uiStyle.ts';

export const root = uiStyle({ display: 'contents' });
