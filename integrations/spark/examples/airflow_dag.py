"""A daily run over one folder per day; a task that is tried again goes on where it stopped."""

import datetime

from airflow import DAG
from airflow.operators.bash import BashOperator

with DAG("palimpsest", start_date=datetime.datetime(2026, 1, 1), schedule="@daily", catchup=False):
    sanitize = BashOperator(
        task_id="sanitize",
        retries=3,
        bash_command=(
            "palimpsest sanitize /data/in/{{ ds }} -o /data/out/{{ ds }} --resume --policy /data/policy.yaml "
            "--report /data/reports/{{ ds }}.json"
        ),
    )
    check = BashOperator(task_id="check", bash_command="palimpsest status /data/out/{{ ds }}")
    sanitize >> check
