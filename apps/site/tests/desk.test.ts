import {
  contractMonths,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
} from '@agency/pricing-data';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { shortName } from '../src/content/podcasting.ts';
import { documentOf } from './builtSite.ts';
import { podcasting, views } from './pages.ts';

const podcasts = documentOf(podcasting);

const select = (within: HTMLElement | undefined, selector: string) => [
  ...(within?.querySelectorAll(selector) ?? []),
];
const drawings = (within: HTMLElement | undefined) =>
  select(within, 'path').map((path) => path.getAttribute('d') ?? '');

// The recorded accessibility trees have its words.
test('the run sheet draws the session, the turnaround of each view, and the contract', () => {
  const sheet = select(podcasts, 'main header dl')[0];
  const figures = select(sheet, 'dd');
  const daysOf = views.map((view) =>
    podcastBundlesFor(view)
      .map(({ turnaround }) => Number.parseInt(turnaround, 10))
      // A bundle's time may be agreed with each client.
      .filter(Number.isFinite),
  );
  const [session, ...tracks] = figures.map(drawings);
  const contract = tracks.pop();
  const strokes = (path: string) => path.split('M').length - 1;
  // One for two minutes: a waveform, then dots.
  const recorded = recordingMinutes / 2;
  expect(session?.map(strokes)).toEqual([recorded, recordingSlotHours * 30 - recorded]);
  expect(session?.map((path) => /v[1-9]/.test(path))).toEqual([true, false]);
  for (const [index, days] of tracks.entries()) {
    const marked = days.flatMap((path, day) => (/v\d/.test(path) ? [day + 1] : []));
    expect(marked).toEqual([...new Set(daysOf[index])].toSorted((a, b) => a - b));
  }
  expect(contract?.map(strokes)).toEqual([contractMonths.podcasts]);
  for (const [index, view] of views.entries()) {
    const names = select(figures[1 + index], 'span > span').map(({ text }) => text.split(', '));
    expect(names.flat().toSorted()).toEqual(podcastBundlesFor(view).map(shortName).toSorted());
  }
});
