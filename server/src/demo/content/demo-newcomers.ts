/** People who have opened an account in these weeks and only look round as yet, the newest first. */
export const demoNewcomers: readonly { key: string; name: string; daysAgo: number }[] = [
  { key: 'aishwarya-hegde', name: 'Aishwarya Hegde', daysAgo: 0.2 },
  { key: 'farhan-siddiqui', name: 'Farhan Siddiqui', daysAgo: 1.1 },
  { key: 'jyoti-bhandari', name: 'Jyoti Bhandari', daysAgo: 1.6 },
  { key: 'tanvi-joglekar', name: 'Tanvi Joglekar', daysAgo: 4.3 },
  { key: 'imran-pathan', name: 'Imran Pathan', daysAgo: 6.2 },
  { key: 'shalini-murugan', name: 'Shalini Murugan', daysAgo: 9.4 },
  { key: 'bhaskar-goswami', name: 'Bhaskar Goswami', daysAgo: 9.7 },
  { key: 'meenal-gokhale', name: 'Meenal Gokhale', daysAgo: 13.5 },
  { key: 'rubina-khatoon', name: 'Rubina Khatoon', daysAgo: 18.1 },
  { key: 'dhruv-mahajan', name: 'Dhruv Mahajan', daysAgo: 22.8 },
  { key: 'padmini-toppo', name: 'Padmini Toppo', daysAgo: 28.4 },
  { key: 'stephen-dsouza', name: "Stephen D'Souza", daysAgo: 36.2 },
  { key: 'gargi-chatterjee', name: 'Gargi Chatterjee', daysAgo: 47.9 },
];
