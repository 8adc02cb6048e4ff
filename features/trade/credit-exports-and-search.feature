@extension
Feature: Export, search and sandbox for credits
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

  Rule: The search finds records of the user's company and pages of the role

    Scenario: An application and an instrument are found by their numbers, and a counterparty by its name
      Given Luo Qiubai, Shen Nanzhi, Song Beichen and Zhou Siyuan are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      When Luo Qiubai searches for the number of the newest application
      Then it is found among the applications, and about "宁波砚舟精密铸造有限公司"
      When Zhou Siyuan searches for the number of the newest instrument
      Then it is found among the instruments, and about "To accept"
      When Song Beichen searches for "yanzhou"
      Then "宁波砚舟精密铸造有限公司" is found among the companies in applications

    Scenario Outline: <who> finds the page "<page>" by its name
      Given <who> is signed in
      When <who> searches for "<text>"
      Then "<page>" is found among the pages
      And going to it leads to "<path>"

      Examples:
        | who           | text   | page                | path                          |
        | Luo Qiubai    | issued | Issued instruments  | /credit/core/instruments      |
        | Luo Qiubai    | applic | Applications        | /credit/core/applications     |
        | Luo Qiubai    | ledger | Ledger              | /transfer-record              |
        | Song Beichen  | to do  | To do               | /credit/core/todo/director    |
        | Zhou Siyuan   | held   | Instruments held    | /credit/chain/holdings        |
        | Zhou Siyuan   | accept | To accept           | /credit/chain/accept          |
        | Gu Yunzhou    | ledger | Ledger              | /transfer-record              |

  Rule: Credits that the sandbox issues are recorded like all others

    Scenario: A credit that the sandbox issues is in the holdings and in the ledger of its holder
      Given Zhou Siyuan is at work
      When a core enterprise issues a credit of ¥642,300.00 to the company of Zhou Siyuan
      Then the newest holding of Zhou Siyuan is "642300.00, 642300.00 available"
      And today 642300.00 came into the ledger of Zhou Siyuan, and 0.00 went out
