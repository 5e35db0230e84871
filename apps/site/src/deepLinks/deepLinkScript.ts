import { scriptText } from '../inline/scriptText.ts';
import { anchors } from './deepLinks.ts';
import { navigatedEvent } from './navigatedEvent.ts';
import { scrollToOffer } from './scrollToOffer.ts';

/** The text of the inline script that leads a link's hash to the offer it names. */
export const deepLinkScript = (): string => scriptText(scrollToOffer, anchors, navigatedEvent);
