import type { ReactNode } from 'react';
import { markSvg } from './markSvg.tsx';
import { Pill } from './Pill.tsx';
import { lightColors } from './palette.ts';
import { display, fitting, margin, ogImageSize } from './sizes.ts';

export interface OgImageProps {
  company: string;
  /** The page's heading. */
  heading: string;
  /** The view's name on the switch. */
  view: string;
  /** A line below the heading. */
  text: string;
  /** The offers, side by side. */
  children: ReactNode;
}

/**
 * What a shared link shows of a page in one of its views. It is rendered by satori, which supports
 * inline styles and flex boxes, but neither classes nor variables.
 */
export function OgImage({ company, heading, view, text, children }: OgImageProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        ...ogImageSize,
        padding: `56px ${margin}px`,
        backgroundColor: lightColors.canvas,
        color: lightColors.text,
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Wordmark name={company} />
        <Pill
          height={56}
          padding="0 30px 0 28px"
          gap={14}
          dot={12}
          fontSize={26}
          backgroundColor={lightColors.text}
          color={lightColors.canvas}
        >
          {view}
        </Pill>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...display, fontSize: fitting(heading, 76), lineHeight: 1.05 }}>
          {heading}
        </div>
        <div style={{ marginTop: 14, fontSize: 32, lineHeight: 1.3, color: lightColors.textMuted }}>
          {text}
        </div>
      </div>
      <div style={{ display: 'flex' }}>{children}</div>
    </div>
  );
}

function Wordmark({ name }: { name: string }) {
  const mark = markSvg(
    `path{stroke:${lightColors.accent};stroke-width:3.25}path:first-child{stroke:${lightColors.text}}`,
  );
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
      <img src={`data:image/svg+xml,${encodeURIComponent(mark)}`} width={54} height={50} alt="" />
      <div
        style={{
          ...display,
          display: 'block',
          maxWidth: 700,
          fontSize: 32,
          lineHeight: 1.1,
          lineClamp: 1,
        }}
      >
        {name}
      </div>
    </div>
  );
}
