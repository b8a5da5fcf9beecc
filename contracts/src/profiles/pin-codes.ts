import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';

/**
 * The city and state of Indian PIN codes, by prefix. The first three digits are a sorting district; longer prefixes
 * are listed if a district spans several well-known towns or two states. The longest matching prefix wins. Cities
 * have their current official names. Compiled by hand from publications of India Post and the states. It need not be
 * complete, because users can overwrite what it fills in. It is large, so browsers load it on demand.
 */

const regions: Record<string, string> = {
  Delhi: '110 New Delhi',
  Haryana: `121 Faridabad, 122 Gurugram, 123 Rewari, 1230 Narnaul, 124 Jhajjar, 1240 Rohtak, 1244 Rohtak,
    124507 Bahadurgarh, 125 Hisar, 125050 Fatehabad, 125055 Sirsa, 126 Jind, 127 Bhiwani, 127306 Charkhi Dadri,
    131 Sonipat, 132 Karnal, 1321 Panipat, 133 Ambala, 134 Panchkula, 1340 Ambala, 1342 Ambala, 135 Yamunanagar,
    136 Kurukshetra, 1360 Kaithal`,
  Punjab: `140 Rupnagar, 1403 Mohali, 140507 Derabassi, 1406 Patiala, 140603 Zirakpur, 141 Ludhiana, 142 Moga,
    143 Amritsar, 143401 Tarn Taran, 1435 Gurdaspur, 144 Jalandhar, 1442 Hoshiarpur, 144514 Nawanshahr,
    144601 Kapurthala, 145 Pathankot, 146 Hoshiarpur, 147 Patiala, 148 Sangrur, 1481 Barnala, 151 Bathinda,
    151203 Faridkot, 1515 Mansa, 152 Firozpur, 152026 Muktsar, 160055 Mohali, 160059 Mohali, 160062 Mohali,
    160071 Mohali, 160103 Mohali, 160104 Mohali`,
  Chandigarh: '160 Chandigarh',
  'Himachal Pradesh': `171 Shimla, 172 Rampur Bushahr, 1721 Reckong Peo, 173 Solan, 1730 Nahan, 174 Bilaspur,
    1741 Nalagarh, 1743 Una, 175 Mandi, 1751 Kullu, 176 Dharamshala, 1763 Chamba, 177 Hamirpur, 1771 Kangra, 1772 Una`,
  'Jammu and Kashmir': `180 Jammu, 181 Jammu, 182 Udhampur, 1822 Doda, 184 Kathua, 185 Rajouri, 185101 Poonch,
    190 Srinagar, 191 Srinagar, 192 Anantnag, 1923 Pulwama, 193 Baramulla, 193222 Kupwara`,
  Ladakh: '194 Leh, 194102 Drass, 194103 Kargil, 1943 Kargil',
  'Uttar Pradesh': `201 Ghaziabad, 2013 Noida, 202 Aligarh, 203 Bulandshahr, 203207 Greater Noida, 204 Hathras,
    205 Mainpuri, 206 Etawah, 206122 Auraiya, 2062 Auraiya, 207 Etah, 208 Kanpur, 209 Kanpur, 2095 Farrukhabad,
    2096 Farrukhabad, 2097 Kannauj, 2098 Unnao, 210 Banda, 2103 Hamirpur, 210427 Mahoba, 211 Prayagraj,
    212 Prayagraj, 2122 Kaushambi, 2126 Fatehpur, 221 Varanasi, 2214 Bhadohi, 2215 Prayagraj, 2216 Mau, 2217 Ballia,
    222 Jaunpur, 2223 Sultanpur, 223 Azamgarh, 2231 Jaunpur, 224 Ayodhya, 224122 Akbarpur, 225 Barabanki,
    226 Lucknow, 227 Sultanpur, 227405 Amethi, 228 Sultanpur, 229 Rae Bareli, 230 Pratapgarh, 231 Mirzapur,
    2312 Sonbhadra, 232 Chandauli, 2323 Ghazipur, 233 Ghazipur, 241 Hardoi, 242 Shahjahanpur, 243 Bareilly,
    2436 Budaun, 2437 Budaun, 244 Moradabad, 244701 Rampur, 2442 Amroha, 2449 Rampur, 245 Hapur, 2467 Bijnor, 247 Saharanpur,
    2477 Shamli, 250 Meerut, 2506 Baghpat, 251 Muzaffarnagar, 261 Sitapur, 2615 Lakhimpur Kheri, 2620 Pilibhit,
    2621 Pilibhit, 2622 Pilibhit, 262302 Pilibhit, 262305 Pilibhit, 262406 Pilibhit, 2627 Lakhimpur Kheri,
    2628 Lakhimpur Kheri, 2629 Lakhimpur Kheri, 271 Gonda, 2712 Balrampur, 2718 Bahraich, 2719 Bahraich, 272 Basti,
    272175 Khalilabad, 2722 Siddharthnagar, 273 Gorakhpur, 2733 Maharajganj, 274 Deoria, 2743 Kushinagar, 275 Mau,
    2752 Ghazipur, 276 Azamgarh, 277 Ballia, 281 Mathura, 282 Agra, 283 Agra, 283203 Firozabad, 284 Jhansi,
    284403 Lalitpur, 285 Orai`,
  Uttarakhand: `2447 Kashipur, 244715 Ramnagar, 246 Pauri, 2464 Gopeshwar, 246171 Rudraprayag, 247656 Roorkee,
    247661 Roorkee, 247663 Roorkee, 247664 Roorkee, 247665 Roorkee, 247666 Roorkee, 247667 Roorkee, 247668 Roorkee,
    247670 Roorkee, 247671 Roorkee, 248 Dehradun, 249 New Tehri, 249193 Uttarkashi, 2492 Rishikesh, 2493 Pauri,
    2494 Haridwar, 262 Pithoragarh, 2623 Khatima, 2624 Sitarganj, 263 Nainital, 263139 Haldwani, 263153 Rudrapur,
    2636 Almora`,
  Rajasthan: `301 Alwar, 302 Jaipur, 303 Jaipur, 303303 Dausa, 3035 Dausa, 304 Tonk, 305 Ajmer, 306 Pali, 307 Sirohi,
    311 Bhilwara, 312 Chittorgarh, 313 Udaipur, 3133 Rajsamand, 314 Dungarpur, 321 Bharatpur, 322 Sawai Madhopur,
    322241 Karauli, 323 Bundi, 324 Kota, 325 Baran, 3250 Kota, 326 Jhalawar, 327 Banswara, 328 Dholpur, 331 Churu,
    332 Sikar, 333 Jhunjhunu, 334 Bikaner, 335 Sri Ganganagar, 3355 Hanumangarh, 341 Nagaur, 342 Jodhpur, 343 Jalore,
    344 Barmer, 345 Jaisalmer`,
  Gujarat: `360 Rajkot, 360575 Porbandar, 361 Jamnagar, 362 Junagadh, 362265 Veraval, 363 Surendranagar, 3636 Morbi,
    364 Bhavnagar, 3644 Rajkot, 365 Amreli, 370 Bhuj, 370201 Gandhidham, 380 Ahmedabad, 382 Ahmedabad,
    3820 Gandhinagar, 3826 Gandhinagar, 383 Himatnagar, 384 Mehsana, 3842 Patan, 385 Palanpur, 387 Nadiad, 388 Anand,
    389 Godhra, 3891 Dahod, 390 Vadodara, 391 Vadodara, 392 Bharuch, 393 Ankleshwar, 3931 Rajpipla, 394 Surat,
    394650 Vyara, 3947 Ahwa, 395 Surat, 396 Navsari, 3960 Valsad, 3961 Valsad, 39619 Vapi`,
  'Dadra and Nagar Haveli and Daman and Diu': `362520 Diu, 362540 Diu, 362570 Diu, 396210 Daman, 396215 Daman,
    396220 Daman, 396230 Silvassa, 396235 Silvassa, 396240 Silvassa`,
  Maharashtra: `400 Mumbai, 4006 Thane, 4007 Navi Mumbai, 401 Palghar, 4011 Mira Bhayandar, 4012 Vasai, 4013 Virar,
    402 Alibag, 410 Pune, 4102 Panvel, 411 Pune, 412 Pune, 4128 Satara, 413 Solapur, 41350 Dharashiv, 4135 Latur,
    4136 Dharashiv, 4137 Ahilyanagar, 414 Ahilyanagar, 4142 Beed, 415 Satara, 4153 Sangli, 4154 Sangli,
    4156 Ratnagiri, 4157 Ratnagiri, 4158 Ratnagiri, 416 Kolhapur, 4163 Sangli, 4164 Sangli, 4166 Sindhudurg,
    4167 Ratnagiri, 4168 Sindhudurg, 421 Kalyan, 4210 Ulhasnagar, 4212 Dombivli, 421302 Bhiwandi, 4215 Ambernath,
    422 Nashik, 4226 Ahilyanagar, 423 Nashik, 4236 Ahilyanagar, 4237 Chhatrapati Sambhajinagar, 424 Dhule,
    4241 Jalgaon, 4242 Jalgaon, 425 Jalgaon, 425412 Nandurbar, 431 Nanded, 4310 Chhatrapati Sambhajinagar,
    4311 Chhatrapati Sambhajinagar, 431122 Beed, 4312 Jalna, 431401 Parbhani, 431513 Hingoli, 440 Nagpur, 441 Nagpur,
    441601 Gondia, 441614 Gondia, 4419 Bhandara, 442 Chandrapur, 4420 Wardha, 4421 Wardha, 4422 Wardha, 4423 Wardha,
    4426 Gadchiroli, 4427 Gadchiroli, 443 Buldhana, 444 Amravati, 4440 Akola, 4441 Akola, 4442 Buldhana,
    444505 Washim, 445 Yavatmal`,
  Goa: '403 Panaji, 403507 Mapusa, 4036 Margao, 4037 Margao, 4038 Vasco da Gama',
  'Madhya Pradesh': `450 Khandwa, 450331 Burhanpur, 451 Khargone, 451551 Barwani, 452 Indore, 453 Indore, 454 Dhar,
    455 Dewas, 456 Ujjain, 457 Ratlam, 457661 Jhabua, 4577 Jhabua, 4578 Jhabua, 458 Mandsaur, 4581 Neemuch,
    4582 Neemuch, 4584 Neemuch, 460 Betul, 461 Narmadapuram, 461331 Harda, 462 Bhopal, 463 Bhopal, 464 Raisen,
    464001 Vidisha, 4641 Vidisha, 4642 Vidisha, 465 Shajapur, 4656 Rajgarh, 466 Sehore, 470 Sagar, 4706 Damoh,
    4707 Damoh, 471 Chhatarpur, 472 Tikamgarh, 473 Shivpuri, 473001 Guna, 4731 Guna, 4732 Guna, 4733 Ashoknagar,
    4734 Ashoknagar, 474 Gwalior, 475 Datia, 4750 Gwalior, 476 Morena, 4763 Sheopur, 477 Bhind, 480 Chhindwara,
    480661 Seoni, 4808 Seoni, 4809 Seoni, 481 Balaghat, 4816 Mandla, 4817 Mandla, 4818 Dindori, 4819 Mandla,
    482 Jabalpur, 483 Katni, 4831 Jabalpur, 484 Shahdol, 484224 Anuppur, 4843 Anuppur, 4845 Umaria, 4846 Umaria,
    485 Satna, 486 Rewa, 4866 Sidhi, 4867 Sidhi, 486886 Singrauli, 486889 Singrauli, 487 Narsinghpur, 488 Panna`,
  Chhattisgarh: `490 Bhilai, 491 Durg, 4914 Rajnandgaon, 4916 Rajnandgaon, 4918 Rajnandgaon, 492 Raipur, 493 Raipur,
    493445 Mahasamund, 4937 Dhamtari, 494 Jagdalpur, 494334 Kanker, 4941 Dantewada, 494444 Bijapur, 4945 Dantewada,
    4946 Kanker, 4947 Kanker, 495 Bilaspur, 4954 Korba, 495668 Janjgir, 495677 Korba, 496 Raigarh, 4962 Jashpur,
    4963 Jashpur, 497 Ambikapur, 4973 Koriya, 4974 Koriya, 4975 Koriya`,
  Telangana: `500 Hyderabad, 501 Rangareddy, 502 Sangareddy, 502103 Siddipet, 503 Nizamabad, 504 Adilabad,
    505 Karimnagar, 506 Warangal, 507 Khammam, 508 Nalgonda, 509 Mahabubnagar`,
  // The 5071xx prefixes are mandals that were merged into it in 2014. They come from general knowledge, not from a
  // list of PIN codes.
  'Andhra Pradesh': `507114 Kukunoor, 507121 Kunavaram, 507126 Chinturu, 507135 Vararamachandrapuram, 515 Anantapur, 516 Kadapa, 517 Chittoor, 5175 Tirupati, 518 Kurnool, 520 Vijayawada,
    521 Machilipatnam, 522 Guntur, 523 Ongole, 524 Nellore, 530 Visakhapatnam, 531 Visakhapatnam, 531001 Anakapalli,
    532 Srikakulam, 533 Kakinada, 5331 Rajamahendravaram, 534 Eluru, 534201 Bhimavaram, 535 Vizianagaram`,
  Karnataka: `560 Bengaluru, 561 Chikkaballapur, 561203 Doddaballapur, 562 Bengaluru Rural, 562101 Chikkaballapur,
    562117 Kanakapura, 562159 Ramanagara, 562160 Channapatna, 563 Kolar, 570 Mysuru, 571 Mandya, 5711 Mysuru,
    5712 Madikeri, 571313 Chamarajanagar, 572 Tumakuru, 573 Hassan, 574 Mangaluru, 575 Mangaluru, 576 Udupi,
    577 Shivamogga, 5770 Davanagere, 5771 Chikkamagaluru, 5775 Chitradurga, 5776 Davanagere, 580 Hubballi, 58000 Dharwad,
    581 Karwar, 5811 Haveri, 582 Gadag, 583 Ballari, 583231 Koppal, 584 Raichur, 585 Kalaburagi, 585201 Yadgir,
    5853 Bidar, 5854 Bidar, 586 Vijayapura, 587 Bagalkot, 590 Belagavi, 591 Belagavi`,
  'Tamil Nadu': `600 Chennai, 601 Tiruvallur, 602 Tiruvallur, 6021 Kanchipuram, 603 Chengalpattu, 604 Viluppuram,
    6044 Tiruvannamalai, 6045 Tiruvannamalai, 605 Viluppuram, 606 Tiruvannamalai, 6062 Kallakurichi, 607 Cuddalore,
    6072 Viluppuram, 608 Cuddalore, 609 Mayiladuthurai, 609608 Tiruvarur, 6095 Tiruvarur, 610 Tiruvarur, 611 Nagapattinam,
    612 Kumbakonam, 6128 Tiruvarur, 6129 Ariyalur, 613 Thanjavur, 6137 Tiruvarur, 614 Thanjavur, 6140 Tiruvarur,
    6141 Tiruvarur, 620 Tiruchirappalli, 621 Tiruchirappalli, 6211 Perambalur, 621704 Ariyalur, 6218 Ariyalur,
    622 Pudukkottai, 623 Ramanathapuram, 624 Dindigul, 625 Madurai, 6255 Theni, 6256 Theni, 626 Virudhunagar,
    627 Tirunelveli, 627811 Tenkasi, 628 Thoothukudi, 629 Nagercoil, 630 Sivaganga, 6300 Karaikudi, 631 Tiruvallur,
    6310 Arakkonam, 6311 Arakkonam, 6315 Kanchipuram, 6316 Kanchipuram, 632 Vellore, 632401 Ranipet,
    635 Krishnagiri, 6356 Tirupathur, 6357 Tirupathur, 6358 Tirupathur, 636 Salem, 6367 Dharmapuri, 6368 Dharmapuri,
    6369 Dharmapuri, 637 Namakkal, 638 Erode, 639 Karur, 641 Coimbatore, 6416 Tiruppur, 642 Pollachi,
    643 Udhagamandalam`,
  Puducherry: `533464 Yanam, 6050 Puducherry, 605104 Puducherry, 605106 Puducherry, 605110 Puducherry,
    605502 Puducherry, 607402 Puducherry, 6096 Karaikal, 673310 Mahe`,
  Kerala: `670 Kannur, 671 Kasaragod, 673 Kozhikode, 673121 Kalpetta, 673592 Sulthan Bathery, 676 Malappuram,
    678 Palakkad, 679 Ottappalam, 6793 Malappuram, 6795 Malappuram, 680 Thrissur, 682 Kochi, 683 Aluva, 685 Idukki,
    686 Kottayam, 68666 Muvattupuzha, 68667 Muvattupuzha, 688 Alappuzha, 689 Pathanamthitta, 690 Alappuzha, 691 Kollam,
    695 Thiruvananthapuram`,
  Lakshadweep: '68255 Kavaratti',
  'West Bengal': `700 Kolkata, 711 Howrah, 712 Hooghly, 713 Bardhaman, 7132 Durgapur, 7133 Asansol, 721 Midnapore,
    7213 Kharagpur, 7214 Contai, 7216 Tamluk, 722 Bankura, 723 Purulia, 731 Suri, 7312 Bolpur, 732 Malda,
    733 Balurghat, 733134 Raiganj, 7332 Islampur, 734 Siliguri, 7341 Darjeeling, 7342 Kurseong, 7343 Kalimpong,
    735 Jalpaiguri, 736 Cooch Behar, 736121 Alipurduar, 7362 Alipurduar, 741 Krishnanagar, 741235 Kalyani,
    742 Berhampore, 743 North 24 Parganas, 7433 South 24 Parganas, 7435 South 24 Parganas, 7436 South 24 Parganas`,
  Sikkim: '737 Gangtok, 737111 Gyalshing, 737116 Mangan, 737126 Namchi',
  'Andaman and Nicobar Islands': '744 Sri Vijaya Puram, 7442 Mayabunder, 7443 Car Nicobar',
  Odisha: `751 Bhubaneswar, 752 Puri, 75205 Khordha, 752069 Nayagarh, 753 Cuttack, 754 Cuttack, 7541 Jagatsinghpur,
    754211 Kendrapara, 755 Jajpur, 756 Balasore, 7561 Bhadrak, 757 Baripada, 758 Kendujhar, 759 Angul, 7590 Dhenkanal,
    760 Brahmapur, 761 Brahmapur, 7612 Paralakhemundi, 762 Phulbani, 762014 Boudh, 763 Koraput, 764 Koraput,
    764045 Malkangiri, 764059 Nabarangpur, 765 Rayagada, 766 Bhawanipatna, 766105 Nuapada, 767 Balangir,
    767017 Subarnapur, 768 Sambalpur, 768028 Bargarh, 768201 Jharsuguda, 769 Rourkela, 770 Sundargarh`,
  Assam: `781 Guwahati, 781301 Barpeta, 781335 Nalbari, 782 Nagaon, 782460 Diphu, 783 Dhubri, 7831 Goalpara,
    783370 Kokrajhar, 783380 Bongaigaon, 784 Tezpur, 784125 Mangaldoi, 7845 Udalguri, 785 Jorhat, 785621 Golaghat,
    785640 Sivasagar, 786 Tinsukia, 7860 Dibrugarh, 7866 Dibrugarh, 787 North Lakhimpur, 787057 Dhemaji, 788 Silchar,
    788151 Hailakandi, 7887 Sribhumi, 788819 Haflong`,
  'Arunachal Pradesh':
    '790 Bomdila, 790104 Tawang, 791 Itanagar, 791102 Pasighat, 792 Tezu, 792120 Changlang',
  Meghalaya: '793 Shillong, 793102 Nongpoh, 793150 Jowai, 794 Tura',
  Manipur: '795 Imphal',
  Mizoram: '796 Aizawl, 7963 Champhai, 7967 Lunglei',
  Nagaland: '797 Kohima, 797112 Dimapur, 798 Mokokchung',
  Tripura: '799 Agartala, 799120 Udaipur, 799250 Dharmanagar',
  Bihar: `800 Patna, 801 Patna, 8013 Nalanda, 802 Arrah, 802101 Buxar, 803 Bihar Sharif, 8032 Patna, 8033 Patna,
    804 Jehanabad, 805 Nawada, 811 Jamui, 811105 Sheikhpura, 8112 Munger, 811311 Lakhisarai, 812 Bhagalpur,
    813 Bhagalpur, 8131 Banka, 814131 Banka, 821 Sasaram, 821101 Bhabua, 823 Gaya, 824 Aurangabad, 8242 Gaya,
    841 Chhapra, 841226 Siwan, 841428 Gopalganj, 842 Muzaffarpur, 843 Muzaffarpur, 8433 Sitamarhi, 844 Hajipur,
    845 Motihari, 8451 Bettiah, 8454 Bettiah, 846 Darbhanga, 847 Madhubani, 8473 Darbhanga, 848 Samastipur,
    851 Begusarai, 851204 Khagaria, 852 Saharsa, 852113 Madhepura, 852131 Supaul, 853 Bhagalpur, 854 Purnia,
    8541 Katihar, 854311 Araria, 855 Kishanganj`,
  Jharkhand: `813208 Sahibganj, 814 Deoghar, 814101 Dumka, 815 Giridih, 816 Sahibganj, 816107 Pakur, 822 Medininagar,
    822114 Garhwa, 825 Hazaribagh, 825410 Koderma, 826 Dhanbad, 827 Bokaro, 828 Dhanbad, 829 Ramgarh, 831 Jamshedpur,
    832 Jamshedpur, 8324 Seraikela, 833 Chaibasa, 834 Ranchi, 835 Ranchi, 835207 Gumla, 835223 Simdega`,
};

export interface PincodeTown {
  city: string;
  state: string;
}

const towns = new Map<string, PincodeTown>(
  Object.entries(regions).flatMap(([state, rows]) =>
    rows.split(/,\s*/).map((row): [string, PincodeTown] => {
      const gap = row.indexOf(' ');
      return [row.slice(0, gap), { city: row.slice(gap + 1), state }];
    }),
  ),
);

/** The PIN code prefixes in the table, each with its town. */
export function pinBeginnings(): readonly (readonly [beginning: string, town: PincodeTown])[] {
  return [...towns];
}

/** The city and state of an Indian PIN code; undefined if it is not in the table, as for the army's. */
export function lookUpPin(pincode: string): PincodeTown | undefined {
  const digits = plainDigits(pincode).replaceAll(/\s/g, '');
  if (!/^[1-9]\d{5}$/.test(digits)) return undefined;
  for (let length = digits.length; length >= 3; length--) {
    const town = towns.get(digits.slice(0, length));
    if (town) return { ...town };
  }
  return undefined;
}

/** Whether a PIN code is of the army, whose post offices belong to no state. They begin with 9. */
export function isArmyPin(pincode: string): boolean {
  return /^9\d{2} ?\d{3}$/.test(plainDigits(pincode.trim()));
}
