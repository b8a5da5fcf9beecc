export const settingsTabs = ['account', 'notifications', 'privacy', 'appearance', 'data'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab named in the address; the first one if none is. */
export function readSettingsTab(params: URLSearchParams): SettingsTab {
  return settingsTabs.find((tab) => tab === params.get('tab')) ?? settingsTabs[0];
}
