import { scriptText } from '../start/scriptText.ts';
import { anchors } from './anchors.ts';
import { arrivedEvent } from './arrived.ts';
import { landOnAnchor } from './landOnAnchor.ts';

/** The text of the inline script that leads a link's hash to the offer it names. */
export const anchorScript = (): string => scriptText(landOnAnchor, anchors, arrivedEvent);
