@extension
Feature: Suppliers of a core enterprise and its credits to them
  A core enterprise sees to whom it has issued, what is outstanding with each, and who can be paid. It recommends a
  company that has not joined yet; two people take part, and the platform then invites it.

  Rule: The list of suppliers shows the issued amounts

    Scenario: A supplier that receives a credit is listed with its amount
      Given Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai sees the supplier "砚舟"
      When Luo Qiubai has issued 100000.00 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      Then Luo Qiubai sees 1 issue and 100000.00 more with the supplier, who can be paid

    Scenario: A supplier is paid from its row
      Given Luo Qiubai is at work
      When Luo Qiubai starts an issue from the row of "砚舟"
      Then the payee of the issue is "宁波砚舟精密铸造有限公司"

  Rule: The issuer learns the holders of transferred credits five working days before payment

    Scenario: A transfer to a supplier counts from five working days before the payment day
      Given Luo Qiubai, Shen Nanzhi, Song Beichen, Zhou Siyuan, Gu Yunzhou, Fang Wanqiu and Duan Qingge are at work
      And Luo Qiubai has issued 100000.00 to "宁波砚舟" due in 1 months
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      And Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      And Luo Qiubai sees the supplier "拾屿"
      When Zhou Siyuan transfers 40000.00 to "武汉拾屿"
      And Gu Yunzhou approves what waits
      And 5 minutes go by in the trade
      And Fang Wanqiu accepts what came
      And Duan Qingge approves what waits
      Then Luo Qiubai sees 0 issue and 0.00 more with the supplier, who can be paid
      When 25 days go by in the trade
      Then Luo Qiubai sees 0 issue and 40000.00 more with the supplier, who can be paid

  Rule: An operator recommends a supplier, and a director confirms

    Scenario: An operator recommends, a director confirms, and the contact is invited
      Given Luo Qiubai and Song Beichen are at work
      When Luo Qiubai recommends "绍兴青禾包装有限公司" with the credit code "91330602MA2D9K4T77"
      Then 1 recommendation waits for Song Beichen, who can confirm, decline
      And Luo Qiubai can only withdraw it
      When Song Beichen answers the recommendation with "confirm"
      Then the invited company is shown to Luo Qiubai as "Not registered yet"
      And the contact has got a message that names the credit code

    Scenario Outline: A recommendation with <what> is not sent
      Given Luo Qiubai is at work
      When Luo Qiubai recommends "<name>" with the credit code "<code>"
      Then the recommendation is refused with "<words>"

      Examples:
        | what               | name       | code               | words                                                              |
        | a wrong check sign | 绍兴青禾包装有限公司 | 91330602MA2D9K4T78 | The check digit is wrong. Please compare with the business licence |
        | no code            | 绍兴青禾包装有限公司 |                    | Enter the unified social credit code                               |
