import { type ReactNode, useEffect, useState } from 'react';
import { shownPrice } from '../../apps/site/src/offers/prices.ts';
import { priceTransition } from '../../apps/site/src/offers/priceTransition.css.ts';
import { homePage, pages } from '../../apps/site/src/pages/registry.ts';
import { useView } from '../../apps/site/src/preferences.ts';
import { PerView } from '../../apps/site/src/views/PerView.tsx';
import { views } from '../../packages/pricing-data/src/index.ts';
import {
  Accordion,
  Button,
  Price,
  Sheet,
  ToastProvider,
  toast,
  ViewSwitch,
} from '../../packages/ui/src/index.ts';
import { motion } from '../../packages/ui/src/theme/tokens.ts';

const speeds = [
  { value: '1', label: 'As it is' },
  { value: '5', label: '5 times slower' },
  { value: '20', label: '20 times slower' },
];

export function Motion() {
  const [slower, setSlower] = useState('1');
  useEffect(() => {
    const slowDown = () => {
      for (const animation of document.getAnimations()) {
        animation.updatePlaybackRate(1 / Number(slower));
      }
    };
    const stop = new AbortController();
    document.addEventListener('transitionrun', slowDown, stop);
    document.addEventListener('animationstart', slowDown, stop);
    return () => stop.abort();
  }, [slower]);
  return (
    <>
      <div className="speed sb-unstyled sb-story">
        <ViewSwitch
          label="Speed"
          name="speed"
          options={speeds}
          value={slower}
          onValueChange={setSlower}
        />
      </div>
      <Sample
        title="The switch’s thumb"
        what="It slides under the other view."
        timing={`translate, by a variable, ${motion.slow}`}
        token="motion.slow, motion.ease"
      >
        <Views />
      </Sample>
      <Sample
        title="Prices that differ between the views"
        what="The other view’s prices go at once; the chosen view’s fade in. Switch the view above."
        timing="opacity 140ms"
        token="the duration is the site’s own, between the two tokens"
      >
        {[0, 1].map((place) => (
          <PerView key={place}>
            {(view) =>
              pages[homePage]
                .offers(view)
                [place]?.prices.slice(0, 1)
                .map(({ price }) => (
                  <Price key={view} size="headline" className={priceTransition}>
                    {shownPrice(price)}
                  </Price>
                ))
            }
          </PerView>
        ))}
      </Sample>
      <Sample
        title="Sheet"
        what="It comes in from the end of the line, and leaves there; the page behind dims."
        timing={`translate, opacity ${motion.slow}`}
        token="motion.slow, motion.ease"
      >
        <Sheet heading="Instruments" trigger={<Button tone="secondary">Open the sheet</Button>}>
          <p>Close it to see it leave.</p>
        </Sheet>
      </Sample>
      <Sample
        title="Toast"
        what="It drops from the top centre. It fades out faster than it came."
        timing={`in ${motion.slow}, out ${motion.fast}`}
        token="motion.slow, motion.fast, motion.ease"
      >
        <ToastButton />
      </Sample>
      <Sample
        title="Arrows and colours"
        what="An arrow turns, a button’s colour changes: near the pointer, so fast. Open the question, point at the button."
        timing={`rotate, colours ${motion.fast}`}
        token="motion.fast"
      >
        <Accordion items={[{ heading: 'Is there a piano?', content: 'In every room.' }]} />
        <Button>Book</Button>
      </Sample>
    </>
  );
}

interface SampleProps {
  title: string;
  what: string;
  timing: string;
  token: string;
  children: ReactNode;
}

const Sample = ({ title, what, timing, token, children }: SampleProps) => (
  <section className="motion">
    <div>
      <h3>{title}</h3>
      <p>{what}</p>
      <p>
        <code>{timing}</code> {token}
      </p>
    </div>
    <div className="stage sb-unstyled sb-story">{children}</div>
  </section>
);

/** Switches the view and sets `data-switched`, as the site's inline script does. */
function Views() {
  const [view, setView] = useView();
  return (
    // The switch shows its thumb only in a container of known width, such as the `ViewBar`.
    <div style={{ width: '20rem', containerType: 'inline-size' }}>
      <ViewSwitch
        label="Show prices for"
        name="motion-view"
        options={views.map((value) => ({ value, label: pages[homePage].words[value].name }))}
        value={view}
        onValueChange={(next) => {
          document.documentElement.dataset.switched = '';
          setView(next);
        }}
      />
    </div>
  );
}

const ToastButton = () => (
  <ToastProvider>
    <Button tone="secondary" onClick={() => toast({ title: 'Copied', tone: 'positive' })}>
      Show a toast
    </Button>
  </ToastProvider>
);

/** Plots `motion.ease`, with time on the x-axis and progress on the y-axis. */
export function Curve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (motion.ease.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <svg className="curve" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M0 0v100h100" />
      <path
        d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        stroke="var(--ui-color-accent)"
      />
    </svg>
  );
}
