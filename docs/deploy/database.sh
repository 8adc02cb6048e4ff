#!/bin/sh
# The role that the portal works under: it owns its database, and has no rights over the server.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set password="$PORTAL_PASSWORD" <<'SQL'
create role portal login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database portal owner portal encoding 'UTF8' template template0;
SQL
