import type { Room } from '../../letter-words.ts';

export const orders = {
  'delivery.by': 'It should be with you by {weekday}.',
  'delivery.atBuyer': 'It should be with the buyer by {weekday}.',
  'delivery.late': 'It was promised for {day}; as things stand, it will be with you by {weekday}.',
  'delivery.lateAtBuyer':
    'It was promised for {day}; as things stand, it will be with the buyer by {weekday}.',
  'delivery.ADVANCE': 'It should be with you by {weekday}; the day is counted from the advance.',
  'delivery.MEASUREMENT': 'It should be with you by {weekday}; the day is counted from your measurements.',
  'delivery.FINAL_PAYMENT':
    'It should be with you by {weekday}; the parcel leaves once the final payment has arrived.',
  'delivery.HOLD': 'This order is on hold, so no day of delivery can be named for now.',
  'delivery.DISPUTE':
    'A payment is disputed at your bank, so no day of delivery can be named until that is decided.',
  'parcel.carried': 'Carried by {carrier}.',
  'parcel.numbered': 'Carried by {carrier}, tracking number {tracking}.',
  'parcel.followed': 'Carried by {carrier}, tracking number {tracking}.\nFollow the parcel: {page}',
  'parcel.otherCarrier': 'another carrier',

  'fact.order': 'Order',
  'sums.advance': 'Advance paid',
  'sums.rest': 'Due before the parcel is sent',
  'sums.back': 'Refund',
  'sums.final': 'Final payment',
  'sums.total': 'Total, incl. tax',

  'orders.confirmed': {
    subject: 'Your order {number} is confirmed',
    text: 'Thank you. Your advance of {advance} for {titles} has arrived, and {maker} knows of your order. {delivery} {choose}\n\nThe rest, {rest}, is due before the parcel is sent. Follow the making and download your receipt here: {page}',
  },
  'orders.new': {
    subject: 'A new order, {number}',
    text: 'You have a new order for {titles}, and its advance of {advance} is paid, so you can begin.\n\nEverything you need is here: {page}',
  },
  'orders.swatchPaid': {
    subject: 'Your swatch {number} is paid',
    text: 'Thank you. Your {amount} for {titles} has arrived, and {maker} sends it by {weekday}. If it is not sent by then, all of it goes back to you.\n\nIt is taken off your next order with {maker}, within {days} days. Follow the parcel here: {page}',
  },
  'orders.swatchAsked': {
    subject: 'A swatch is asked for, {number}',
    text: '{buyer} asks for {titles} and has paid {amount}. Please send it by {weekday}, or else all of it goes back.\n\nThe address is here: {page}',
  },
  'orders.swatchOf': 'a swatch of the cloth of {title}',
  'orders.DESIGN_IN_PROGRESS': {
    subject: 'Your order {number}: Design in progress',
    text: 'The work has begun: {titles} is being designed. Notes and photographs of the making will appear on your order.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DESIGN_COMPLETED': {
    subject: 'Your order {number}: Design completed',
    text: 'The design of {titles} is completed. Next comes the making.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.designedToMeasure': {
    subject: 'Your order {number}: Design completed',
    text: 'The design of {titles} is completed. Next come your measurements. {choose}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_SCHEDULED': {
    subject: 'Your order {number}: Measurement scheduled',
    text: 'The day for your measurements for {titles} is set. You find it on the page of your order.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_COMPLETED': {
    subject: 'Your order {number}: Measurement completed',
    text: 'Your measurements for {titles} are taken, so it can be made to fit you. {delivery}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.FINAL_PAYMENT_PENDING': {
    subject: 'Your order {number}: Final payment received',
    text: '{titles} is nearly there. Your final payment has arrived already, so nothing is due.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.COMPLETED': {
    subject: 'Your order {number}: Completed',
    text: 'The making of {titles} is done.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.READY_FOR_DELIVERY': {
    subject: 'Your order {number}: Ready for delivery',
    text: '{titles} is packed and ready to be sent.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.SHIPPED': {
    subject: 'Your order {number}: Shipped',
    text: '{titles} is on its way to you. {delivery}\n\n{parcel}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DELIVERED': {
    subject: 'Your order {number}: Delivered',
    text: '{titles} is marked as delivered. If it has not reached you, please tell us through Contact Support on your order. If it has, a review helps the next person.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.choose': 'Please choose a day to be measured on the page of your order.',
  'orders.wrote': 'A note from {maker}:',
  'orders.movedByDesk': {
    subject: 'Order {number}: {status}',
    text: 'Our desk has moved the order of {titles} on: it is “{status}” now.\n\n{page}',
  },
  'orders.arrived': {
    subject: 'Order {number}: Delivered',
    text: 'The buyer has confirmed that {titles} has arrived. Well done.\n\n{page}',
  },
  'orders.movedOn': {
    subject: 'Order {number}: There is news',
    text: 'The order of {titles} has moved on.\n\n{page}',
  },
  'orders.written': {
    subject: 'Your order {number}: news of the making',
    text: '{maker} has written about the making of {titles}:\n\n> {note}\n\nSee it on your order: {page}',
  },
  'orders.photographed': {
    subject: 'Your order {number}: news of the making',
    text: {
      one: '{maker} has added a photograph of the making of {titles}.\n\n> {note}\n\nSee it on your order: {page}',
      other:
        '{maker} has added {count} photographs of the making of {titles}.\n\n> {note}\n\nSee it on your order: {page}',
    },
  },
  'orders.parcelByDesk': {
    subject: 'Your order {number}: shipping details',
    text: 'Our desk has updated how {titles} is sent.\n\n{parcel}\n\n{page}',
  },
  'orders.parcelByMaker': {
    subject: 'Your order {number}: shipping details',
    text: 'The maker has updated how {titles} is sent.\n\n{parcel}\n\n{page}',
  },
  'orders.deskTold': {
    subject: 'Your order {number}: news from our desk',
    text: 'Your order of {titles} is “{status}”. {delivery}\n\n> {words}\n\n{parcel}\n\n{page}',
  },
  'orders.pictures': {
    subject: 'About the photographs of your order',
    text: 'These photographs could not be shown to your buyer:\n\n{failures}\n\nAdd others here: {page}',
  },
} as const satisfies Room;
