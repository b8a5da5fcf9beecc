import type { DemoPerson } from './demo-types.ts';

type ShopperRow = readonly [name: string, address: string, city: string, state: string, pincode: string];

const ROWS: readonly ShopperRow[] = [
  ['Ananya Iyer', '12 Lake View Road', 'Bengaluru', 'Karnataka', '560038'],
  ['Rohan Deshpande', 'Flat 4B, Gulmohar Apartments', 'Pune', 'Maharashtra', '411004'],
  ['Sara Thomas', '27 Temple Street', 'Kochi', 'Kerala', '682001'],
  ['Vikram Chauhan', 'House 9, Sector 3', 'Delhi', 'Delhi', '110016'],
  ['Nandini Bose', 'Flat 701, Sagar Heights', 'Kolkata', 'West Bengal', '700019'],
  ['Aditya Kulkarni', '55 Station Road', 'Mumbai', 'Maharashtra', '400050'],
  ['Priya Venkatesh', '3 Old Court Lane', 'Chennai', 'Tamil Nadu', '600004'],
  ['Gurleen Sandhu', '18 Nehru Marg', 'Chandigarh', 'Chandigarh', '160015'],
  ['Arjun Menon', 'Flat 2A, Ashoka Residency', 'Thiruvananthapuram', 'Kerala', '695001'],
  ['Fatima Sheikh', '41 Gandhi Road', 'Hyderabad', 'Telangana', '500034'],
  ['Ishita Agarwal', '12 Lake View Road', 'Lucknow', 'Uttar Pradesh', '226001'],
  ['Kabir Malhotra', 'Flat 4B, Gulmohar Apartments', 'Gurugram', 'Haryana', '122002'],
  ['Deepa Raghavan', '27 Temple Street', 'Coimbatore', 'Tamil Nadu', '641002'],
  ['Manav Shah', 'House 9, Sector 3', 'Ahmedabad', 'Gujarat', '380009'],
  ['Tenzin Dolma', 'Flat 701, Sagar Heights', 'Gangtok', 'Sikkim', '737101'],
  ['Ritu Saxena', '55 Station Road', 'Bhopal', 'Madhya Pradesh', '462003'],
  ['Siddharth Rao', '3 Old Court Lane', 'Mysuru', 'Karnataka', '570004'],
  ['Pooja Naik', '18 Nehru Marg', 'Panaji', 'Goa', '403001'],
  ['Abhishek Tripathi', 'Flat 2A, Ashoka Residency', 'Kanpur', 'Uttar Pradesh', '208001'],
  ['Sneha Patil', '41 Gandhi Road', 'Nashik', 'Maharashtra', '422005'],
  ['Yusuf Contractor', '12 Lake View Road', 'Surat', 'Gujarat', '395007'],
  ['Leela Krishnan', 'Flat 4B, Gulmohar Apartments', 'Madurai', 'Tamil Nadu', '625002'],
  ['Harsh Vardhan Singh', '27 Temple Street', 'Patna', 'Bihar', '800001'],
  ['Mrinalini Dutta', 'House 9, Sector 3', 'Guwahati', 'Assam', '781005'],
  ['Karthik Reddy', 'Flat 701, Sagar Heights', 'Visakhapatnam', 'Andhra Pradesh', '530003'],
  ['Simran Bedi', '55 Station Road', 'Amritsar', 'Punjab', '143001'],
  ['Neel Chatterjee', '3 Old Court Lane', 'Siliguri', 'West Bengal', '734001'],
  ['Aparna Joshi', '18 Nehru Marg', 'Indore', 'Madhya Pradesh', '452001'],
  ['Joseph Fernandes', 'Flat 2A, Ashoka Residency', 'Mangaluru', 'Karnataka', '575001'],
  ['Tara Mathur', '41 Gandhi Road', 'Jaipur', 'Rajasthan', '302005'],
  ['Omkar Jadhav', '12 Lake View Road', 'Kolhapur', 'Maharashtra', '416003'],
  ['Swati Mohanty', 'Flat 4B, Gulmohar Apartments', 'Bhubaneswar', 'Odisha', '751001'],
  ['Rehan Qadri', '27 Temple Street', 'Srinagar', 'Jammu and Kashmir', '190001'],
  ['Bhavna Trivedi', 'House 9, Sector 3', 'Vadodara', 'Gujarat', '390007'],
  ['Naveen Pillai', 'Flat 701, Sagar Heights', 'Kozhikode', 'Kerala', '673001'],
  ['Charu Bhatt', '55 Station Road', 'Dehradun', 'Uttarakhand', '248001'],
  ['Pradeep Meena', '3 Old Court Lane', 'Udaipur', 'Rajasthan', '313001'],
  ['Lalita Oraon', '18 Nehru Marg', 'Ranchi', 'Jharkhand', '834001'],
  ['Stephen Lyngdoh', 'Flat 2A, Ashoka Residency', 'Shillong', 'Meghalaya', '793001'],
  ['Kamala Sharma', '41 Gandhi Road', 'Varanasi', 'Uttar Pradesh', '221005'],
];

export const demoShoppers: readonly DemoPerson[] = ROWS.map(([name, address, city, state, pincode], i) => {
  const key = name.toLowerCase().replaceAll(' ', '-');
  return {
    key,
    name,
    email: `${key}@tanabana.example`,
    phone: String(9_000_000_201 + i),
    address,
    city,
    state,
    pincode,
  };
});
