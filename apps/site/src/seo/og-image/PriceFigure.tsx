import { priceParts } from '@agency/ui';
import { lightColors } from './palette.ts';
import { column, display, fitting, secondary } from './styles.ts';

interface PriceFigureProps {
  /** As the business writes it. */
  children: string;
  /** The width it has, in pixels. */
  width: number;
  /** Its size where it is short. */
  fontSize: number;
  /** What it is for, on the line below. */
  below: string | undefined;
}

/** A price as the pages set it: the currency small and raised, what follows less prominent. */
export function PriceFigure({ children, width, fontSize, below }: PriceFigureProps) {
  const { currency, figure = children, after: period } = priceParts(children);
  // The period is set in less than half the size.
  const size = fitting(currency + figure + period.slice(0, 2), fontSize, width);
  return (
    <div style={column}>
      <div style={{ ...display, display: 'flex', fontSize: size, lineHeight: 1.05 }}>
        {currency && <div style={{ ...currencyStyle, fontSize: size * 0.55 }}>{currency}</div>}
        <div style={{ fontFeatureSettings: '"tnum"', whiteSpace: 'pre' }}>{figure}</div>
        {period && <div style={{ ...periodStyle, fontSize: size * 0.45 }}>{period}</div>}
      </div>
      {below && <div style={{ ...secondary, marginTop: 4 }}>{below}</div>}
    </div>
  );
}

const currencyStyle = { marginTop: '0.06em', marginRight: '0.1em', fontWeight: 600 };

const periodStyle = {
  alignSelf: 'flex-end',
  marginBottom: '0.12em',
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: 'pre',
  color: lightColors.textMuted,
} as const;
