export const legalContacts = {
  operator: { title: 'Who runs Tanabana', line: 'Tanabana is operated by:' },
  officer: {
    title: 'Grievance officer',
    line: 'If your complaint was not settled here, write to the grievance officer. Quote the complaint’s number.',
  },
};
