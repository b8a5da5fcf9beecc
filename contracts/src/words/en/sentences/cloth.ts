/** The buyer's own cloth of an order. */
export const cloth = {
  'cloth.metres': 'Please enter metres from 0 to {most}, such as 2.25',
  'cloth.width': 'Please enter a width from {least} to {most} cm',
  'cloth.picturesMissing': 'Please add 1 to {most} photographs of the cloth',
  'cloth.picturesMost': 'Please add at most {most} photographs',
  'cloth.condition': 'Please choose how the cloth is',
  'cloth.addressMissing': 'Please write where the cloth is to be sent',
  'cloth.reasonMissing': 'Please give your reason in a few words',
  'cloth.price': 'Please enter a price from ₹1 to {total}',
  'cloth.way': 'Please choose what happens with the cloth that is left',
  'cloth.moreThanCame': 'This is more than came',
  'cloth.keptWords': 'Please write how the buyer asked you to keep it',
  'cloth.changed': 'This has changed since you opened it. Please read it again.',
  'cloth.notNow':
    'This is not possible as it stands now. Please open the order again to see where it stands.',
  'cloth.nothingSewn': 'Nothing in this order is sewn to a size.',
  'cloth.tooLate': 'Own cloth can be agreed on between the advance and the finished piece.',
  'cloth.notFinished': 'You can write down what is left once the piece is finished.',
  'cloth.orderEnded': 'This order has ended.',
} as const;
