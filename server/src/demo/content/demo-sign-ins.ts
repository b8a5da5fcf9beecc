/** One password for all invented people of the demo. It gives access to nothing else. */
export const demoPassword = 'warp-and-weft';

/** The accounts that the server names at startup. */
export const demoSignIns = {
  designer: { name: 'Meher Ansari', email: 'meher-ansari@tanabana.example' },
  shopper: { name: 'Ananya Iyer', email: 'ananya-iyer@tanabana.example' },
  admin: { name: 'Tanabana Desk', email: 'desk@tanabana.example' },
} as const;
