type Connected = Navigator & { connection?: { saveData?: boolean } };
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

export const [navigationTiming] = performance.getEntriesByType('navigation') as Navigation[];

/** Calls a function after `load`, unless the visitor has turned on data saving. */
export const afterLoad = (callback: () => void) =>
  (navigator as Connected).connection?.saveData || addEventListener('load', callback);

export const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));
