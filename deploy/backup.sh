#!/bin/sh
# Writes a backup to BACKUP_DIR and removes backups that are older than BACKUP_DAYS (30). Keeps the old ones when it fails.
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
: "${BACKUP_DIR:?set BACKUP_DIR to the folder of the backups}"
file="$BACKUP_DIR/directory-$(date -u +%Y-%m-%dT%H-%M-%SZ).jsonl.gz"
sh "$deploy/cli.sh" backup "$file"
find "$BACKUP_DIR" -name 'directory-*.jsonl.gz' -mtime "+${BACKUP_DAYS:-30}" -delete
echo "$file"
