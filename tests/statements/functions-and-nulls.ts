/** Functions that return null only for a null argument. Casts, which are not listed, do the same. */
export const total = new Set(
  `abs array_length array_position array_to_json array_to_string btrim cardinality ceil char_length clock_timestamp concat
   concat_ws date date_part date_trunc encode extract floor format greatest hashtextextended int4 int8 float8
   json_build_array json_build_object jsonb_build_array jsonb_build_object least left length lower lpad ltrim
   make_interval mod now numeric pg_backend_pid pg_try_advisory_xact_lock position regexp_replace repeat replace
   right round rpad rtrim search_fold similarity split_part statement_timestamp strpos substr substring text
   timezone to_char to_json to_jsonb to_timestamp to_tsquery transaction_timestamp translate trunc ts_rank upper
   websearch_to_tsquery word_similarity`.split(/\s+/),
);
export const counting = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile']);
export const collecting = new Set([
  'json_agg',
  'jsonb_agg',
  'array_agg',
  'json_object_agg',
  'jsonb_object_agg',
]);
export const objectMakers = new Set(['json_build_object', 'jsonb_build_object']);
