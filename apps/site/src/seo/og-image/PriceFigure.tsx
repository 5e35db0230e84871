import { lightColors } from './palette.ts';
import { display, fitting } from './sizes.ts';

interface PriceFigureProps {
  /** As the business writes it. */
  children: string;
  /** The width it has, in pixels. */
  width: number;
  /** Its size where it is short. */
  fontSize: number;
}

/** A price as the pages set it: the currency small and raised, what follows less prominent. */
export function PriceFigure({ children, width, fontSize }: PriceFigureProps) {
  const [, currency = '', figure = children, period = ''] =
    /^(R)([\d ,]+?)( pm)?$/.exec(children) ?? [];
  // The period is set in less than half the size.
  const size = fitting(currency + figure + period.slice(0, 2), fontSize, width);
  return (
    <div style={{ ...display, display: 'flex', fontSize: size, lineHeight: 1.05 }}>
      {currency && (
        <div
          style={{
            marginTop: '0.06em',
            marginRight: '0.1em',
            fontSize: size * 0.55,
            fontWeight: 600,
          }}
        >
          {currency}
        </div>
      )}
      <div style={{ fontFeatureSettings: '"tnum"', whiteSpace: 'pre' }}>{figure}</div>
      {period && (
        <div
          style={{
            alignSelf: 'flex-end',
            marginBottom: '0.12em',
            fontSize: size * 0.45,
            fontWeight: 500,
            letterSpacing: 0,
            whiteSpace: 'pre',
            color: lightColors.textMuted,
          }}
        >
          {period}
        </div>
      )}
    </div>
  );
}
