# language: es
Característica: Elegir quién soy
  Varias personas pueden tener el mismo DNI; cada una entra con su CUIT.

  Regla: Cada persona se reconoce por su nombre y su CUIT

    @ACC-04
    Escenario: Se elige entre las personas del DNI
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Entonces puede elegir entre:
        | Ana Laura Castro CUIT 27-14223078-5  |
        | Ana María Castro CUIT 24-14223078-6  |
        | Juan Carlos Rojas CUIT 20-14223078-0 |
        | No soy ninguna de estas personas     |

    @ACC-04 @ACC-06 @camino
    Escenario: Ana Laura tiene contraseña
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y elige ser "Ana Laura Castro"
      Entonces ve quién está por ingresar: "Hola, Ana Laura Castro CUIT 27-14223078-5"

    @ACC-04 @ACC-06
    Escenario: Juan Carlos entra con código
      Dado que Juan Carlos está por ingresar
      Cuando ingresa el DNI "14223078"
      Y elige ser "Juan Carlos Rojas"
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3414****05."

    @ACC-04 @ACC-34
    Escenario: Ninguna de esas personas
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "14223078"
      Y dice que no es ninguna de esas personas
      Entonces ve la pantalla "Para ingresar necesitás un préstamo"

  Regla: Para entrar hace falta un préstamo

    @ACC-05 @ACC-32
    Escenario: Pedro no tiene préstamos
      Dado que Pedro está por ingresar
      Cuando ingresa el DNI "40118223"
      Entonces ve la pantalla "Para ingresar necesitás un préstamo"
      Y lee "Este portal es para quienes tienen un préstamo con nosotros. Si ya sacaste uno, puede tardar un día en aparecer."
      Y para ingresar puede:
        | dar otro DNI    |
        | hablar por chat |

    @ACC-05 @ACC-32
    Escenario: Desde ahí se puede probar con otro DNI
      Dado que Pedro está por ingresar
      Cuando ingresa el DNI "40118223"
      Y prefiere dar otro DNI
      Entonces llega a "el ingreso"

    @ACC-32
    Escenario: O preguntarle a la empresa
      Dado que Pedro está por ingresar
      Cuando ingresa el DNI "40118223"
      Entonces el chat está en "https://wa.me/5491150000000"

    @ACC-05
    Esquema del escenario: Qué préstamos dejan entrar
      Dado que Marta está por ingresar
      Y que todos sus préstamos están en estado "<estado>"
      Cuando ingresa el DNI "28456123"
      Entonces llega a "<pantalla>"

      Ejemplos:
        | estado | pantalla      |
        | HAB    | la contraseña |
        | ACT    | la contraseña |
        | CAN    | la contraseña |
        | REC    | no es cliente |

    @ACC-05
    Escenario: Elena no tiene préstamos, pero la empresa la habilitó
      Dado que Elena está por ingresar
      Cuando ingresa el DNI "41220917"
      Entonces llega a "la contraseña"

    @ACC-05 @ACC-04
    Escenario: De quien elige quién es también se mira si tiene préstamos
      Dado que Ana Laura está por ingresar
      Y que no tiene préstamos
      Cuando ingresa el DNI "14223078"
      Y elige ser "Ana Laura Castro"
      Entonces llega a "no es cliente"

    @ACC-34 @ACC-02
    Escenario: Quien no es cliente no tiene que dar su DNI
      Dado que nadie ingresó
      Cuando dice que todavía no es cliente
      Entonces ve la pantalla "Para ingresar necesitás un préstamo"
