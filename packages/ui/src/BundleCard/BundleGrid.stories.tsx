import type { Meta, StoryObj } from '@storybook/react-vite';
import { BundleCard } from './BundleCard.tsx';
import { BundleGrid } from './BundleGrid.tsx';

const meta = { component: BundleGrid } satisfies Meta<typeof BundleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const enquire = { href: 'https://agency.example/contact' };

const elite = (
  <BundleCard
    key="elite"
    tier="Elite"
    level={3}
    featured
    prices={[
      { episodes: 1, price: 'R15 999' },
      { episodes: 2, price: 'R29 999' },
    ]}
    deliverables={['Producer on set', 'Up to 5 reels', '7 quote graphics', '2 revisions']}
    turnaround="10 working days"
    enquire={enquire}
  />
);
const novice = (
  <BundleCard
    key="novice"
    tier="Novice"
    level={1}
    prices={[
      { episodes: 1, price: 'R6 999' },
      { episodes: 2, price: 'R11 999' },
    ]}
    deliverables={['3 teasers', { text: 'Revisions', included: false }]}
    turnaround="12 working days"
    enquire={enquire}
  />
);
const custom = (
  <BundleCard
    key="custom"
    tier="End Game"
    level="Custom"
    prices={[]}
    deliverables={[]}
    note="Contact us for a bespoke package."
    turnaround="Custom timeline"
    enquire={enquire}
  />
);

export const Three: Story = { args: { children: [elite, novice, custom] } };
export const Two: Story = { args: { children: [elite, novice] } };
export const One: Story = { args: { children: elite } };
/** The first card takes a whole row. */
export const ThreeInTwoColumns: Story = {
  ...Three,
  decorators: [
    (Story) => (
      <div style={{ width: '45rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const ThreeInOneColumn: Story = {
  ...Three,
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
