import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Checklist } from '../Checklist/Checklist.tsx';
import { ComparisonTable } from '../ComparisonTable/ComparisonTable.tsx';
import { Checkbox } from '../Field/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Field/Select.tsx';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import { Price } from '../Price/Price.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TierCard } from '../TierCard/TierCard.tsx';
import { ViewBar } from '../ViewBar/ViewBar.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';

const word = 'Onderhandelingsverantwoordelikheidsverklaring';
const address = 'newbusiness.enquiries@thunderboltdigitalmarketing.example';

const table = (keys: string[]) => {
  const values = Object.fromEntries(keys.map((key) => [key, 'Transaksieverwerkingstelselbestuur']));
  return (
    <ComparisonTable
      label="Long words"
      columns={keys.map((key) => ({ key, label: 'Onderhandelingsverantwoordelikheid' }))}
      groups={[{ id: 'a', label: 'A', rows: [{ id: 'b', label: 'B', values }] }]}
    />
  );
};

const viewSwitch = (labels: string[]) => (
  <ViewBar>
    <ViewSwitch
      label="View"
      name="view"
      options={labels.map((label, index) => ({ value: `${index}`, label }))}
    />
  </ViewBar>
);

const cases: [name: string, width: number, example: ReactElement][] = [
  [
    'Alert',
    240,
    <Alert key="1" tone="negative" heading={word}>
      {word}
    </Alert>,
  ],
  [
    'OfferCard',
    230,
    <OfferCard
      key="1"
      heading="Onbepaaldelewenslangebedryfsbundel"
      meter="Level 3"
      featured
      prices={[
        { quantity: '12 episodes', price: 'R1 114 999,00 per month' },
        { quantity: word, price: word, detail: word },
        { price: `R1 114 999,00 ${word}` },
      ]}
      items={[word]}
      facts={[{ label: word, value: word }]}
      action={{ href: '#form', label: 'Enquire' }}
    />,
  ],
  [
    'row of Buttons',
    240,
    <div key="1" style={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button>{word}</Button>
      <ButtonLink href="/">{word}</ButtonLink>
    </div>,
  ],
  ['ViewSwitch of two', 360, viewSwitch([word, 'Ontspanning'])],
  ['Checklist', 120, <Checklist key="1" items={[word]} />],
  ['ComparisonTable of one column', 720, table(['a'])],
  ['ComparisonTable of five', 720, table(['a', 'b', 'c', 'd', 'e'])],
  [
    'Field',
    240,
    <Field key="1" label={word} description={word} error={word}>
      <Select>
        <option>{word}</option>
      </Select>
    </Field>,
  ],
  [
    'Field of a checkbox',
    240,
    <Field key="1" label={word} description={word} error={word}>
      <Checkbox />
    </Field>,
  ],
  [
    'Footnotes',
    240,
    <Footnotes
      key="1"
      notes={[{ noteId: 'long', text: word, references: [{ referenceId: 'a', label: word }] }]}
    />,
  ],
  [
    'SiteFooter',
    320,
    <SiteFooter
      key="1"
      items={[{ label: 'Kliëntediensteverbeteringsprogram', href: '/x' }]}
      contact={{ heading: word, email: address, website: { label: address, href: '/' } }}
    />,
  ],
  [
    'Tabs',
    240,
    <Tabs key="1" label="Rooms" items={[{ value: 'a', label: word, content: word }]} />,
  ],
  [
    'TierCard',
    240,
    <TierCard
      key="1"
      heading="Onbepaaldelewenslangebedryfsbundel"
      headline={{ label: 'Cost of option', value: <Price>R1 114 999,00 pm</Price> }}
      groups={[{ id: 'a', label: word, rows: [{ id: 'b', label: word, value: word }] }]}
    />,
  ],
];

test.each(cases)('the words of a %s break rather than overflow %i px', async (_, width, it) => {
  await page.viewport(width, 800);
  const { container } = await render(<div style={{ width }}>{it}</div>);
  expect(container.firstElementChild?.scrollWidth).toBe(width);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a word that fits its own line does not break', async () => {
  await page.viewport(320, 800);
  const shop = {
    label: 'Eveningrecordings',
    unavailable: { hint: 'Soon', mark: 'From September' },
  };
  await render(
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <p style={{ flex: '1 1 12rem' }}>Ready?</p>
        <Button>Afternoonrecordings</Button>
      </div>
      <OfferCard heading="Room" prices={[{ quantity: 'Morningrecordings', price: 'R1 114 999' }]} />
      <SiteFooter items={[shop]} />
      <NavigationSheet items={[shop]} defaultOpen />
    </>,
  );
  for (const { firstChild } of page.getByText(/recordings$|^Eveningrecordings/).elements()) {
    const word = document.createRange();
    word.selectNode(firstChild as Text);
    expect(new Set(Array.from(word.getClientRects(), ({ top }) => top)).size).toBe(1);
  }
});
