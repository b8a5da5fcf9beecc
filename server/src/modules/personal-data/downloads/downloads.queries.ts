import { downloadLastsHours } from '#contracts/personal-data/data-download.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface DownloadRow {
  id: number;
  status: 'WAITING' | 'READY' | 'FAILED' | 'GONE';
  bytes: number | null;
  askedAt: Date;
  expiresAt: Date | null;
}

/** Locks the person, so that concurrent requests are serialized. */
export const lockAsker = prepared<{ id: number }, [userId: number]>(
  'personal-data.lock-asker',
  `select id from users where id = $1 and status <> 'DELETED' for no key update`,
);

export const latestDownload = prepared<DownloadRow, [userId: number]>(
  'personal-data.latest-download',
  `select id, status, bytes, asked_at as "askedAt", expires_at as "expiresAt"
     from data_downloads where user_id = $1 order by id desc limit 1`,
);

/** Times of a person's requests since a given time, oldest first, without failed ones. */
export const askedSince = prepared<{ askedAt: Date }, [userId: number, since: Date]>(
  'personal-data.asked-since',
  `select asked_at as "askedAt" from data_downloads
    where user_id = $1 and asked_at > $2 and status <> 'FAILED' order by asked_at`,
);

export const insertDownload = prepared<{ id: number }, [userId: number, askedAt: Date]>(
  'personal-data.insert-download',
  'insert into data_downloads (user_id, asked_at) values ($1, $2) returning id',
);

/** Marks a person's finished downloads as GONE, before a new one, and returns their files. */
export const retireDownloads = prepared<{ fileKey: string }, [userId: number]>(
  'personal-data.retire-downloads',
  `with held as (select id, file_key from data_downloads where user_id = $1 and status = 'READY' for update),
        gone as (update data_downloads set status = 'GONE', file_key = null where id in (select id from held))
   select file_key as "fileKey" from held`,
  { fileKey: 'data_downloads_ready_check: a READY one has a file' },
);

/** For a person who leaves. A file that is being built then finds no row and is deleted. */
export const forgetDownloads = prepared<object, [userId: number]>(
  'personal-data.forget-downloads',
  'delete from data_downloads where user_id = $1',
);

/** Marks expired downloads as GONE and returns their files. */
export const expireDownloads = prepared<{ fileKey: string }, [now: Date]>(
  'personal-data.expire-downloads',
  `with held as (select id, file_key from data_downloads where status = 'READY' and expires_at <= $1 for update),
        gone as (update data_downloads set status = 'GONE', file_key = null where id in (select id from held))
   select file_key as "fileKey" from held`,
  { fileKey: 'data_downloads_ready_check: a READY one has a file' },
);

/** Fails downloads that have waited for hours, because their job was lost. */
export const failLost = prepared<{ id: number; userId: number }, [askedBefore: Date]>(
  'personal-data.fail-lost-downloads',
  `update data_downloads set status = 'FAILED' where status = 'WAITING' and asked_at < $1
   returning id, user_id as "userId"`,
);

export const forgetOldDownloads = prepared<object, [askedBefore: Date]>(
  'personal-data.forget-old-downloads',
  `delete from data_downloads where status in ('GONE','FAILED') and asked_at < $1`,
);

/** Those of the given files that a row refers to. */
export const knownFileKeys = prepared<{ fileKey: string }, [fileKeys: readonly string[]]>(
  'personal-data.known-file-keys',
  `select file_key as "fileKey" from data_downloads where file_key = any($1)`,
);

/** A download that is still to be built, with its person. */
export const waitingDownload = prepared<{ userId: number; name: string; email: string }, [id: number]>(
  'personal-data.waiting-download',
  `select d.user_id as "userId", u.name, u.email
     from data_downloads d join users u on u.id = d.user_id where d.id = $1 and d.status = 'WAITING'`,
);

/** Returns no row if the download is no longer waiting. */
export const markDownloadReady = prepared<
  { expiresAt: Date },
  { id: number; fileKey: string; bytes: number; now: Date }
>(
  'personal-data.mark-download-ready',
  `update data_downloads
      set status = 'READY', file_key = $fileKey, bytes = $bytes, ready_at = $now,
          expires_at = $now::timestamptz + interval '${downloadLastsHours} hours'
    where id = $id and status = 'WAITING' returning expires_at as "expiresAt"`,
);

/** Counts a failure; the last one sets the status FAILED. */
export const countFailure = prepared<{ userId: number; hasEnded: boolean }, [id: number, most: number]>(
  'personal-data.count-download-failure',
  `update data_downloads
      set failures = failures + 1, status = case when failures + 1 >= $2 then 'FAILED' else status end
    where id = $1 and status = 'WAITING' returning user_id as "userId", status = 'FAILED' as "hasEnded"`,
);

/** The file of a person's download, if it is ready and has not expired. */
export const fetchableDownload = prepared<
  { fileKey: string; askedAt: Date },
  [id: number, userId: number, now: Date]
>(
  'personal-data.fetchable-download',
  `select file_key as "fileKey", asked_at as "askedAt" from data_downloads
    where id = $1 and user_id = $2 and status = 'READY' and expires_at > $3`,
  { fileKey: 'data_downloads_ready_check: a READY one has a file' },
);

export interface OwnMedia {
  id: number;
  key: string;
  kind: 'PICTURE' | 'VIDEO' | 'VOICE';
  mime: string;
  /** The folder in the ZIP, named after where the file is shown. */
  shownIn: string;
}

export const ownMedia = prepared<OwnMedia, [ownerId: number]>(
  'personal-data.own-media',
  `select m.id, m.key, m.kind, m.mime,
          case when exists (select from design_pictures where media_id = m.id)
                 or exists (select from designs where maker_id = $1 and video_key = m.key) then 'designs'
               when exists (select from profiles where user_id = $1 and profile_image_key = m.key) then 'profile'
               when exists (select from message_pictures where media_id = m.id)
                 or exists (select from messages where voice_id = m.id) then 'messages'
               when exists (select from enquiry_voices where media_id = m.id) then 'enquiries'
               when exists (select from stories where media_id = m.id) then 'stories'
               when exists (select from review_pictures where media_id = m.id) then 'reviews'
               when exists (select from order_update_pictures where media_id = m.id) then 'orders'
               when exists (select from quote_pictures where media_id = m.id) then 'quotes'
               when exists (select from brief_pictures where media_id = m.id) then 'briefs'
               when exists (select from complaint_pictures where media_id = m.id) then 'complaints'
               else 'other' end as "shownIn"
     from media m where m.owner_id = $1 order by m.id`,
);

export const ownDocuments = prepared<{ orderId: number; name: string }, [userId: number]>(
  'personal-data.own-documents',
  `select d.order_id as "orderId", d.name from documents d join orders o on o.id = d.order_id
    where o.buyer_id = $1 or o.maker_id = $1 order by d.id`,
);
