/** One password for the invented people of the demo; it opens nothing else. */
export const demoPassword = 'warp-and-weft';

/** The accounts that the start of the server names. */
export const demoSignIns = {
  designer: { name: 'Meher Ansari', email: 'meher-ansari@tanabana.example' },
  shopper: { name: 'Ananya Iyer', email: 'ananya-iyer@tanabana.example' },
  admin: { name: 'Tanabana Desk', email: 'desk@tanabana.example' },
} as const;
