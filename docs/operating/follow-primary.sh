#!/bin/bash
# Copies the primary when there is no copy yet, and follows it.
set -euo pipefail
folder=/var/lib/postgresql/replica
if [ ! -s "$folder/PG_VERSION" ]; then
  rm -rf "$folder"
  pg_basebackup -h primary -U tanabana_replica -D "$folder" --wal-method=stream --write-recovery-conf
fi
exec postgres -D "$folder" -c hot_standby=on
