interface DemoNewcomer {
  key: string;
  name: string;
  /** Empty if not given, and so is the state. */
  city: string;
  state: string;
  /** How many days ago the account was created. */
  daysAgo: number;
}

/** People who created an account in recent weeks and have only looked around so far, newest first. */
export const demoNewcomers: readonly DemoNewcomer[] = [
  { key: 'aishwarya-hegde', name: 'Aishwarya Hegde', city: 'Hubballi', state: 'Karnataka', daysAgo: 0.2 },
  { key: 'farhan-siddiqui', name: 'Farhan Siddiqui', city: '', state: '', daysAgo: 1.1 },
  { key: 'jyoti-bhandari', name: 'Jyoti Bhandari', city: 'Dehradun', state: 'Uttarakhand', daysAgo: 1.6 },
  { key: 'tanvi-joglekar', name: 'Tanvi Joglekar', city: 'Nagpur', state: 'Maharashtra', daysAgo: 4.3 },
  { key: 'imran-pathan', name: 'Imran Pathan', city: '', state: '', daysAgo: 6.2 },
  { key: 'shalini-murugan', name: 'Shalini Murugan', city: 'Madurai', state: 'Tamil Nadu', daysAgo: 9.4 },
  { key: 'bhaskar-goswami', name: 'Bhaskar Goswami', city: 'Guwahati', state: 'Assam', daysAgo: 9.7 },
  { key: 'meenal-gokhale', name: 'Meenal Gokhale', city: 'Pune', state: 'Maharashtra', daysAgo: 13.5 },
  { key: 'rubina-khatoon', name: 'Rubina Khatoon', city: 'Patna', state: 'Bihar', daysAgo: 18.1 },
  { key: 'dhruv-mahajan', name: 'Dhruv Mahajan', city: '', state: '', daysAgo: 22.8 },
  { key: 'padmini-toppo', name: 'Padmini Toppo', city: 'Ranchi', state: 'Jharkhand', daysAgo: 28.4 },
  { key: 'stephen-dsouza', name: "Stephen D'Souza", city: 'Panaji', state: 'Goa', daysAgo: 36.2 },
  { key: 'gargi-chatterjee', name: 'Gargi Chatterjee', city: '', state: '', daysAgo: 47.9 },
];
