#!/bin/bash
# Runs once, when the primary is made: lets a replica and a base backup in from the network of the containers.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role tanabana_replica login replication password :'password';
SQL
echo 'host replication tanabana_replica samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
