@extension
Feature: Statistics of credits
  A core enterprise and its suppliers read what was issued, accepted, passed on, financed and paid over some months,
  and what is open. The figures are those of the ledger, to the fen.

  Rule: Each company sees the statistics of its own side

    @wire
    Scenario: Issues, acceptances and transfers count for both sides
      Given Luo Qiubai, Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
      And Luo Qiubai has issued 100000.01 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      And Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      And Zhou Siyuan transfers 30000.02 to "苏州澄叶"
      And Gu Yunzhou approves what waits
      Then this month of Luo Qiubai counts
        | issued 1 100000.01   |
        | accepted 1 100000.01 |
        | passed-on 1 30000.02 |
        | financed 0 0.00      |
      And this month of Zhou Siyuan counts
        | received 1 100000.01 |
        | passed-on 1 30000.02 |
        | financed 0 0.00      |
      And today 100000.01 came into the ledger of Zhou Siyuan, and 30000.02 went out

  Rule: A core enterprise sees how long its approvals take

    Scenario: Approval times and returned applications count for the company that reviews
      Given Luo Qiubai and Shen Nanzhi are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      When Shen Nanzhi returns what waits because of "amount": "合同写的是 8,000.00"
      Then "合同写的是 8,000.00" comes back to Luo Qiubai
      When Luo Qiubai corrects the amount to 8000.00
      # From Saturday to Tuesday at 10:00: nine hours of working days.
      And 3 days go by in the trade
      And Shen Nanzhi is at work
      And Shen Nanzhi approves what waits
      Then the reviews of this month are for Shen Nanzhi
        | submitted 2             |
        | sent back 1, for amount |
        | operator 4.5 hours      |
