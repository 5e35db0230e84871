import { uiStyle, visuallyHidden } from '../theme/style.ts';

export const root = uiStyle(visuallyHidden);
