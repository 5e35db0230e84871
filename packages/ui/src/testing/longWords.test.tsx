import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
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

/** By the width of the window. */
const cases: Record<number, ReactElement> = {
  230: (
    <>
      <Alert tone="negative" heading={word}>
        {word}
      </Alert>
      <OfferCard
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
      />
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button>{word}</Button>
        <ButtonLink href="/">{word}</ButtonLink>
      </div>
      <Field label={word} description={word} error={word}>
        <Select>
          <option>{word}</option>
        </Select>
      </Field>
      <Field label={word} description={word} error={word}>
        <Checkbox />
      </Field>
      <Footnotes
        notes={[{ noteId: 'long', text: word, references: [{ referenceId: 'a', label: word }] }]}
      />
      <Tabs label="Rooms" items={[{ value: 'a', label: word, content: word }]} />
      <TierCard
        heading="Onbepaaldelewenslangebedryfsbundel"
        headline={{ label: 'Cost of option', value: <Price>R1 114 999,00 pm</Price> }}
        groups={[{ id: 'a', label: word, rows: [{ id: 'b', label: word, value: word }] }]}
      />
    </>
  ),
  320: (
    <SiteFooter
      items={[{ label: 'Kliëntediensteverbeteringsprogram', href: '/x' }]}
      contact={{ heading: word, email: address, website: { label: address, href: '/' } }}
    />
  ),
  360: (
    <ViewBar>
      <ViewSwitch
        label="View"
        name="view"
        options={[
          { value: 'a', label: word },
          { value: 'b', label: 'Ontspanning' },
        ]}
      />
    </ViewBar>
  ),
  720: (
    <>
      {table(['a'])}
      {table(['a', 'b', 'c', 'd', 'e'])}
    </>
  ),
};

test.each(Object.entries(cases))('at %s px, words break rather than overflow', async (px, it) => {
  const width = Number(px);
  await page.viewport(width, 800);
  const { container } = await render(<div style={{ width }}>{it}</div>);
  for (const part of container.querySelectorAll(':scope > div > *')) {
    expect.soft(part.scrollWidth, part.textContent).toBeLessThanOrEqual(width);
  }
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
