import type { Locale } from './locale.ts';
import accounts from './messages/en/accounts.json';
import addresses from './messages/en/addresses.json';
import boards from './messages/en/boards.json';
import complaints from './messages/en/complaints.json';
import dashboards from './messages/en/dashboards.json';
import designDetails from './messages/en/design-details.json';
import discovery from './messages/en/discovery.json';
import documents from './messages/en/documents.json';
import editDesign from './messages/en/edit-design.json';
import engagement from './messages/en/engagement.json';
import enquiries from './messages/en/enquiries.json';
import explore from './messages/en/explore.json';
import feed from './messages/en/feed.json';
import making from './messages/en/making.json';
import measurements from './messages/en/measurements.json';
import meetings from './messages/en/meetings.json';
import messaging from './messages/en/messaging.json';
import notifications from './messages/en/notifications.json';
import orderMoney from './messages/en/order-money.json';
import orders from './messages/en/orders.json';
import profiles from './messages/en/profiles.json';
import publicProfile from './messages/en/public-profile.json';
import relatedDesigns from './messages/en/related-designs.json';
import reports from './messages/en/reports.json';
import reviews from './messages/en/reviews.json';
import settings from './messages/en/settings.json';
import shell from './messages/en/shell.json';
import startChat from './messages/en/start-chat.json';
import stories from './messages/en/stories.json';
import ui from './messages/en/ui.json';
import uploadDesign from './messages/en/upload-design.json';

const en = {
  accounts,
  addresses,
  boards,
  complaints,
  dashboards,
  designDetails,
  discovery,
  documents,
  editDesign,
  engagement,
  enquiries,
  explore,
  feed,
  making,
  measurements,
  meetings,
  messaging,
  notifications,
  orderMoney,
  orders,
  profiles,
  publicProfile,
  relatedDesigns,
  reports,
  reviews,
  settings,
  shell,
  startChat,
  stories,
  ui,
  uploadDesign,
};

export type Messages = typeof en;

const catalogues: Record<Locale, Messages> = { en };

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}
