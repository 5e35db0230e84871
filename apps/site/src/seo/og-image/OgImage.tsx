import type { ReactNode } from 'react';
import { lightColors } from '../../hexColors.ts';
import { artwork } from '../../logo/artwork.ts';
import { ogImageSize } from '../PageMeta.tsx';
import { fittingSize } from './fittingSize.ts';
import { column, contentWidth, display, margin, pill, row } from './styles.ts';

export interface OgImageProps {
  company: string;
  heading: string;
  /** The view's name on the switch; '' if there is only one view. */
  view: string;
  /** The line below the heading. */
  text: string;
  children: ReactNode;
}

/**
 * The image that link previews show for a page in one view. satori, which renders it, supports
 * inline styles and flexbox, but neither classes nor CSS variables.
 */
export const OgImage = ({ company, heading, view, text, children }: OgImageProps) => (
  <div style={image}>
    <div style={{ ...row, justifyContent: 'space-between' }}>
      <div style={{ ...row, gap: 18 }}>
        <img src={mark} width={(50 * width) / height} height={50} alt="" />
        <div style={companyName}>{company}</div>
      </div>
      {view && (
        <div style={viewName}>
          <div style={dot} />
          {view}
        </div>
      )}
    </div>
    <div style={column}>
      <div
        style={{ ...display, fontSize: fittingSize(heading, 76, contentWidth), lineHeight: 1.05 }}
      >
        {heading}
      </div>
      <div style={{ marginTop: 14, fontSize: 32, lineHeight: 1.3, color: lightColors.textMuted }}>
        {text}
      </div>
    </div>
    {children}
  </div>
);

const image = {
  ...column,
  ...ogImageSize,
  justifyContent: 'space-between',
  padding: `56px ${margin}px`,
  backgroundColor: lightColors.canvas,
  color: lightColors.text,
  fontWeight: 400,
} as const;

const { svg, width, height } = artwork.light;
const mark = `data:image/svg+xml,${encodeURIComponent(svg)}`;

const companyName = {
  ...display,
  display: 'block',
  maxWidth: 700,
  fontSize: 32,
  lineHeight: 1.1,
  lineClamp: 1,
} as const;

const viewName = {
  ...pill,
  height: 56,
  padding: '0 30px 0 28px',
  gap: 14,
  backgroundColor: lightColors.text,
  color: lightColors.canvas,
  fontSize: 26,
};

const dot = { width: 12, height: 12, borderRadius: 12, backgroundColor: lightColors.canvas };
