# language: es
Característica: Cómo se construye la demostración

  Regla: La demostración no llama a ningún servidor

    @DEM-01 @solo-navegador
    Escenario: Ingresar y ver los préstamos sin más red que la del sitio
      Dado que Marta está por ingresar
      Cuando se corta todo lo que no sea el sitio
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y abre "mis préstamos"
      Entonces sus préstamos son, en este orden:
        | Préstamo personal                       |
        | Préstamo en sucursal                    |
        | Compra en comercio Casa Rivadavia Hogar |
      Y nada salió del sitio

  Regla: Lo que baja un visitante no tiene nada de la demostración

    @DEM-06
    Escenario: En la construcción real no hay rastros de la demostración
      Cuando se revisa la construcción real
      Entonces no hay rastros de la demostración

    @DEM-06
    Escenario: La revisión encuentra los rastros donde los hay
      Cuando se revisa la construcción de la demostración
      Entonces hay rastros de "mirage" y de "marta"
