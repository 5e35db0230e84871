const { readSiteConfig } = require('./apps/site/build/readSiteConfig.ts');
const { default: siteConfigFile, thirdParties } = require('./apps/site/site.config.ts');
const { routes } = require('./apps/site/src/pages/registry.ts');
const { chromiumFlags, findChromium } = require('./scripts/chromium.ts');

const { basePath } = readSiteConfig(siteConfigFile, process.env);
const site = `http://localhost:${process.env.PORT ?? 4173}${basePath}`;

/** Configures Lighthouse CI with its default phone and network (docs/performance.md). */
module.exports = {
  ci: {
    collect: {
      startServerCommand: 'pnpm --silent --filter @agency/site serve',
      startServerReadyPattern: 'The pricing site is at',
      url: Object.values(routes).map((path) => site + path),
      chromePath: process.env.CHROME_PATH ?? findChromium(),
      settings: { chromeFlags: chromiumFlags.join(' ') },
    },
    assert: {
      assertions: {
        'resource-summary:third-party:count': [
          thirdParties.length > 0 ? 'off' : 'error',
          { maxNumericValue: 0 },
        ],
        'cumulative-layout-shift': ['error', { maxNumericValue: 0.02 }],
        'categories:accessibility': ['error', { minScore: 1 }],
        'categories:best-practices': ['error', { minScore: 1 }],
        'categories:seo': ['error', { minScore: 1 }],
        // The Web Vitals thresholds for 'good'. These assertions only warn, because times depend on the machine.
        'largest-contentful-paint': ['warn', { maxNumericValue: 2500 }],
        'total-blocking-time': ['warn', { maxNumericValue: 200 }],
      },
    },
    upload: { target: 'filesystem', outputDir: '.cache/lighthouse' },
  },
};
