export const settingsTabs = ['account', 'notifications', 'privacy', 'appearance', 'data'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that an address asks for; the first where it names none. */
export function readSettingsTab(params: URLSearchParams): SettingsTab {
  return settingsTabs.find((tab) => tab === params.get('tab')) ?? settingsTabs[0];
}
