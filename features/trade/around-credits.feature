@extension
Feature: What surrounds the pages of credits
  The lists are exported as sheets, their rows are found by the search, and the sandbox issues by the trade itself.

  Rule: A list is exported with everything that its filters select

    @wire
    Scenario: The exported ledger agrees with its page to the fen
      Given Luo Qiubai, Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
      And Luo Qiubai has issued 100000.01 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      And Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      And Zhou Siyuan transfers 30000.02 to "苏州澄叶"
      And Gu Yunzhou approves what waits
      Then the exported ledger of Zhou Siyuan for today runs from its opening to its closing balance
      And the exported held of Zhou Siyuan have 1 row with "69999.99"
      And the exported instruments of Luo Qiubai have 1 row with "100000.01"
      And the exported applications of Gu Yunzhou have 1 row with "30000.02"
