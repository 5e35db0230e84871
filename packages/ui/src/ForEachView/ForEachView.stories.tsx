import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../Price/Price.tsx';
import type { Preference } from '../preferences/preference.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ForEachView } from './ForEachView.tsx';

const audience = {
  name: 'audience',
  values: ['adults', 'kids'],
  defaultValue: 'adults',
  storageKey: 'story-audience',
} as const satisfies Preference;
const prices = { adults: '£45', kids: '£30' };

const meta = {
  title: 'Navigation/ForEachView',
  component: ForEachView,
  parameters: {
    guide: {
      use: 'Content that differs between the views of a ViewSwitch: prices, offers, texts.',
      avoid: 'large pages with many views: the HTML contains them all.',
      accessibility: 'The views that are not shown are hidden from everybody, also without CSS.',
      anatomy: ['An element for each view.'],
    },
  },
} satisfies Meta<typeof ForEachView>;

export default meta;
type Story = StoryObj;

function Lessons() {
  const [current, choose] = usePreference(audience);
  return (
    <Stack>
      <ViewSwitch
        label="Lessons for"
        name="audience"
        options={[
          { value: 'adults', label: 'Adults' },
          { value: 'kids', label: 'Kids' },
        ]}
        value={current}
        onValueChange={choose}
      />
      <ForEachView preference={audience}>
        {(view) => <Price size="headline">{prices[view]}</Price>}
      </ForEachView>
    </Stack>
  );
}

export const Plain: Story = { render: () => <Lessons /> };
