import { company } from './company.ts';
import { footer, plain, podcasting } from './locators.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.goto(podcasting.path));

test('the footer has its eight entries, in order', async ({ page }) => {
  const entries = footer(page).getByRole('navigation').getByRole('listitem');

  expect((await entries.allInnerTexts()).map(plain)).toEqual([
    'Home',
    'About Us',
    'Podcasts',
    'Services',
    'Pricing',
    expect.stringMatching(/^Shop (coming )?soon$/i),
    'Insights',
    'Contact us',
  ]);
});

test('the footer’s links lead to the main site, and Pricing to the podcasting page', async ({
  page,
}) => {
  const links = footer(page).getByRole('navigation').getByRole('link');

  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...[company.homePath, company.aboutPath, company.podcastsPath, company.servicesPath].map(
      (path) => new URL(path, company.mainSite).href,
    ),
    podcasting.path,
    new URL(company.insightsPath, company.mainSite).href,
    new URL(company.contactPath, company.mainSite).href,
  ]);
});

test('the footer has the company’s contact details, as links', async ({ page }) => {
  const email = footer(page).getByRole('link', { name: company.email });
  await expect(email).toHaveAttribute('href', `mailto:${company.email}`);

  const phone = footer(page).getByRole('link', { name: company.phone });
  await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);

  const website = footer(page).getByRole('link', { name: new URL(company.website).host });
  await expect(website).toHaveAttribute('href', company.website);
});

test('the copyright line is for 2025', async ({ page }) => {
  await expect(footer(page)).toContainText(`© 2025 ${company.companyName}`);
});
