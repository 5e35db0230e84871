import type { PodcastBundle } from '@agency/pricing-data';
import { ogImageContent } from '../../content/ogImages.ts';
import { Pill } from './Pill.tsx';
import { PriceFigure } from './PriceFigure.tsx';
import { lightColors } from './palette.ts';
import { display, offersHeight, offersWidth } from './sizes.ts';

/** Podcast bundles as small cards, each with its first price. */
export function BundleOffers({ bundles }: { bundles: readonly PodcastBundle[] }) {
  return (
    <div style={{ display: 'flex', flexGrow: 1, gap }}>
      {bundles.map((bundle) => (
        <Bundle key={bundle.id} {...bundle} width={(offersWidth + gap) / bundles.length - gap} />
      ))}
    </div>
  );
}

const gap = 22;
const inset = 28;
const name = { ...display, fontSize: 32, lineHeight: 1.1, lineClamp: 1 } as const;
const secondary = {
  fontSize: 22,
  fontWeight: 600,
  lineHeight: 1.2,
  color: lightColors.textMuted,
} as const;

function Bundle({ tier, level, prices, featured, width }: PodcastBundle & { width: number }) {
  const [first] = prices;
  const border = featured ? 3 : 1.5;
  const nameWidth = width - 2 * inset - (featured ? 140 : 0);
  const levelName = ogImageContent.level(level);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width,
        height: offersHeight,
        padding: `${inset - 4 - border}px ${inset - border}px ${inset - border}px`,
        border: `${border}px solid ${featured ? lightColors.lineStrong : lightColors.line}`,
        borderRadius: 14,
        backgroundColor: lightColors.surface,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          {tier && <div style={{ ...name, display: 'block', maxWidth: nameWidth }}>{tier}</div>}
          <div style={{ display: 'flex', alignItems: 'center', gap: tier ? 10 : 12 }}>
            <Meter level={level} height={tier ? 20 : 24} />
            <div style={tier ? secondary : name}>{levelName}</div>
          </div>
        </div>
        {featured && (
          <Pill
            height={34}
            padding="0 15px 0 14px"
            gap={8}
            dot={8}
            fontSize={19}
            backgroundColor={lightColors.accent}
            color={lightColors.onAccent}
          >
            {ogImageContent.popular}
          </Pill>
        )}
      </div>
      {first && (
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <PriceFigure width={width - 2 * inset} fontSize={62}>
            {first.price}
          </PriceFigure>
          <div style={{ ...secondary, marginTop: 4, fontWeight: 500 }}>
            {ogImageContent.episodes(first.episodes)}
          </div>
        </div>
      )}
    </div>
  );
}

/** The VU meter of the level. */
function Meter({ level, height }: Pick<PodcastBundle, 'level'> & { height: number }) {
  const filled = typeof level === 'number' ? level : 0;
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: height * 0.14, height }}>
      {[5, 9.5, 14].map((bar, index) => (
        <div
          key={bar}
          style={{
            boxSizing: 'border-box',
            width: height * 0.29,
            height: (height * bar) / 14,
            border: `2px solid ${lightColors.textMuted}`,
            borderRadius: 2,
            backgroundColor: index < filled ? lightColors.textMuted : 'transparent',
          }}
        />
      ))}
    </div>
  );
}
