import { company } from './company.ts';
import { footer, plain, podcasting } from './locators.ts';
import { expect, test } from './test.ts';

test('the footer has its eight entries, the company’s contact details and the copyright line', async ({
  page,
}) => {
  await page.goto(podcasting.path);
  const navigation = footer(page).getByRole('navigation');
  const entries = await navigation.getByRole('listitem').allInnerTexts();
  expect
    .soft(entries.map(plain))
    .toEqual([
      'Home',
      'About Us',
      'Podcasts',
      'Services',
      'Pricing',
      expect.stringMatching(/^Shop (coming )?soon$/i),
      'Insights',
      'Contact us',
    ]);

  const { email, phone, website, companyName } = company;
  const onMainSite = (path: string) => new URL(path, company.mainSite).href;
  const links = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((it) => [it.textContent.trim(), it.getAttribute('href')]));
  expect.soft(Object.fromEntries(links)).toMatchObject({
    Home: onMainSite(company.homePath),
    'About Us': onMainSite(company.aboutPath),
    Podcasts: onMainSite(company.podcastsPath),
    Services: onMainSite(company.servicesPath),
    Pricing: podcasting.path,
    Insights: onMainSite(company.insightsPath),
    'Contact us': onMainSite(company.contactPath),
    [email]: `mailto:${email}`,
    [phone]: expect.stringMatching(/^tel:\+\d+$/),
    [new URL(website).host]: website,
  });
  await expect(footer(page)).toContainText(`© 2025 ${companyName}`);
});
