import {
  bookMeeting as bookMeetingCall,
  cancelMeeting as cancelMeetingCall,
  completeMeeting as completeMeetingCall,
  freeSlots,
  homeVisits,
  meetingCalendar,
  meetingsOfOrder,
  myMeetings,
  rescheduleMeeting as rescheduleMeetingCall,
} from '#contracts/meetings/meetings.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { bookMeeting } from './book-meeting.ts';
import { listFreeSlots } from './calendar/list-free-slots.ts';
import { listPlannedMeetings } from './calendar/list-planned-meetings.ts';
import { makeMeetingFile } from './calendar/make-meeting-file.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { completeMeeting } from './complete-meeting.ts';
import { getMeeting, listMeetings } from './list-meetings.ts';
import { listVisits } from './list-visits.ts';
import { presentMeeting, presentPlanned } from './present-meeting.ts';
import { rescheduleMeeting } from './reschedule-meeting.ts';

const changing = { limits: [{ name: 'meetings.change', by: 'account', most: 60, seconds: 3600 }] } as const;

export function meetingRoutes(serve: Serve, services: ServicesWithPayments): void {
  const { db, env } = services;

  serve(meetingsOfOrder, async ({ params, query, viewer }) => {
    const all = query.all !== undefined && query.all !== '0';
    const rows = await listMeetings(db, { orderId: params.orderId, viewerId: viewer.id, all });
    return { success: true, data: rows.map((row) => presentMeeting(row, viewer.id)) };
  });

  serve(freeSlots, async ({ params, query, viewer }) => ({
    success: true,
    data: await listFreeSlots(services, { orderId: params.orderId, viewerId: viewer.id, ...query }),
  }));

  serve(homeVisits, async ({ params, viewer }) => ({
    success: true,
    data: await listVisits(db, params.orderId, viewer.id),
  }));

  serve(
    bookMeetingCall,
    async ({ params, body, viewer }) => {
      const id = await bookMeeting(services, {
        ...body,
        orderId: params.orderId,
        viewerId: viewer.id,
      });
      return {
        ...succeed('done.meetingBooked'),
        data: presentMeeting(await getMeeting(db, id, viewer.id), viewer.id),
      };
    },
    { limits: [{ name: 'meetings.book', by: 'account', most: 30, seconds: 3600 }] },
  );

  serve(
    rescheduleMeetingCall,
    async ({ params, body, viewer }) => {
      const row = await rescheduleMeeting(services, {
        meetingId: params.id,
        viewerId: viewer.id,
        scheduledAt: body.scheduledAt,
      });
      return {
        ...succeed('done.meetingMoved'),
        data: presentMeeting(row, viewer.id),
      };
    },
    changing,
  );

  serve(
    cancelMeetingCall,
    async ({ params, viewer }) => {
      const row = await cancelMeeting(services, { meetingId: params.id, viewerId: viewer.id });
      return {
        ...succeed('done.meetingCancelled'),
        data: presentMeeting(row, viewer.id),
      };
    },
    changing,
  );

  serve(
    completeMeetingCall,
    async ({ params, body, viewer }) => {
      const row = await completeMeeting(services, {
        meetingId: params.id,
        viewerId: viewer.id,
        to: body.status,
      });
      return {
        ...succeed(body.status === 'COMPLETED' ? 'done.meetingCompleted' : 'done.meetingBegun'),
        data: presentMeeting(row, viewer.id),
      };
    },
    changing,
  );

  serve(meetingCalendar, async ({ params, viewer, request, reply }) => {
    const locale = languageOfCaller(request.headers);
    const file = await makeMeetingFile(services, params.id, viewer.id, locale);
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="tanabana-meeting-${params.id}.ics"`);
    return file;
  });

  serve(myMeetings, async ({ query, viewer, locale }) => {
    const { from, today, rows } = await listPlannedMeetings(services, viewer.id, { ...query, locale });
    const mediaUrl = (key: string) => pictureUrl(env.MEDIA_URL, key);
    return {
      success: true,
      data: {
        from,
        today,
        meetings: rows.map((row) => presentPlanned(row, viewer.id, { mediaUrl, locale })),
      },
    };
  });
}
