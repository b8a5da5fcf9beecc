import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { answerEnquiry } from '#server/modules/enquiries/answer-enquiry.ts';
import { sendEnquiry } from '#server/modules/enquiries/sending/send-enquiry.ts';
import { updateStatus } from '#server/modules/enquiries/update-status.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoEnquiry, demoEnquiries } from '../content/demo-enquiries.ts';
import { demoKey, findAsked, findDemoDesigns } from '../demo.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

/** Sends the demo's enquiries, each at its time, and makers' answers. A second run adds nothing. */
export async function fillEnquiries(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const asked = await findAsked(services.db);
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  // Oldest first: an inbox shows them in the order of insertion.
  const inOrder = demoEnquiries.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  for (const enquiry of inOrder) {
    if (isStopping()) return;
    const design = designs.get(demoKey(enquiry.design));
    if (!design || asked.has(`${design.id}/${enquiry.words}`)) continue;
    const at = (hoursAgo: number) => servicesAt(services, new Date(now - hoursAgo * hour));
    const enquiryId = await sendEnquiry(at(enquiry.hoursAgo), {
      ...askerOf(enquiry, people),
      designId: design.id,
      language: null,
      network: demoKey(enquiry.key),
      message: enquiry.words,
    });
    if (enquiryId === undefined) continue;
    const maker = { id: design.makerId, name: makerOf(enquiry.design) };
    const { status, answer } = enquiry;
    if (answer !== '') {
      await answerEnquiry(at(enquiry.hoursAgo * 0.9), { enquiryId, maker, message: answer, status });
    } else if (status !== 'PENDING') {
      await updateStatus(at(enquiry.hoursAgo * 0.9), { enquiryId, makerId: maker.id, status });
    }
  }
}

function askerOf({ asker }: DemoEnquiry, people: Map<string, number>) {
  if (!('person' in asker)) return { ...asker, userId: null };
  const known = demoShoppers.find(({ key }) => key === asker.person);
  const userId = people.get(asker.person);
  if (!known || userId === undefined) throw new Error(`The demo has nobody called ${asker.person}`);
  return { userId, name: known.name, email: known.email, phone: known.phone };
}

function makerOf(design: string): string {
  const makerKey = demoDesigns.find(({ key }) => key === design)?.maker;
  return demoMakers.find(({ key }) => key === makerKey)?.name ?? '';
}
